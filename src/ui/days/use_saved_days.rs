//! The daily matches that are saved on this device.

use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook, use_state};

use crate::pages::days::{SavedDays, saved_days};
use crate::store::{DatabaseError, browser};
use crate::ui::context::use_store;
use crate::ui::hooks::{use_effect_on, use_event_callback};

/// Returns the saved matches, or the error if they cannot be read; `None` while they are loading. They are read again
/// whenever a match is saved, and when the callback is called.
#[hook]
pub fn use_saved_days() -> (Option<Result<Rc<SavedDays>, DatabaseError>>, Callback<()>) {
    let matches = use_state(|| None);
    let reload = use_event_callback((), {
        let matches = matches.setter();
        move |(), ()| {
            let matches = matches.clone();
            spawn_local(async move {
                let rows = browser::list().await;
                matches.set(Some(rows.map(|rows| {
                    // Invalid rows are left out.
                    let rows = rows.iter().filter_map(|row| serde_wasm_bindgen::from_value(row).ok());
                    Rc::new(saved_days(rows))
                })));
            });
        }
    });
    let store = use_store();
    use_effect_on((), {
        let reload = reload.clone();
        move |()| {
            reload.emit(());
            let watch = store.watch(Box::new(move |_| reload.emit(())));
            move || drop(watch)
        }
    });
    ((*matches).clone(), reload)
}
