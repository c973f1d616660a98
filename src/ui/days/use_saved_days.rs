//! The daily matches that are saved on this device.

use std::collections::HashMap;
use std::rc::Rc;

use serde::Deserialize;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, hook, use_state};

use crate::store::{DatabaseError, browser};
use crate::ui::context::use_store;
use crate::ui::hooks::{use_effect_on, use_event_callback};

/// The fields of a saved row that the page shows.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct SavedDay {
    id: String,
    /// The scores of the seats.
    #[serde(default)]
    pub stands: Vec<String>,
    /// The places of the seats, once the match is over.
    #[serde(default)]
    pub places: Vec<u8>,
    #[serde(default)]
    deleted: String,
}

/// The saved matches by their ids, which tell the days.
pub type SavedDays = Rc<HashMap<String, SavedDay>>;

/// Returns the saved matches, or the error if they cannot be read; `None` while they are loading. They are read again
/// whenever a match is saved, and when the callback is called.
#[hook]
pub fn use_saved_days() -> (Option<Result<SavedDays, DatabaseError>>, Callback<()>) {
    let matches = use_state(|| None);
    let reload = use_event_callback((), {
        let matches = matches.setter();
        move |(), ()| {
            let matches = matches.clone();
            spawn_local(async move {
                let rows = browser::list().await;
                matches.set(Some(rows.map(|rows| Rc::new(rows.iter().filter_map(read).collect()))));
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

/// Reads a saved row, with its id; `None` if it is invalid or deleted.
fn read(row: JsValue) -> Option<(String, SavedDay)> {
    let row: SavedDay = serde_wasm_bindgen::from_value(row).ok()?;
    row.deleted.is_empty().then(|| (row.id.clone(), row))
}
