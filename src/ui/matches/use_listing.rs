//! The listing of the matches on this device.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, UseStateSetter, hook, use_state};

use super::entry::{Entry, age, read as read_row};
use crate::pages::matches::sorted;
use crate::store::Database;
use crate::store::browser::{self, Browser};
use crate::ui::hooks::{use_event_callback, use_saves};
use crate::words::matches;

/// The matches that are saved on this device.
#[derive(Clone, Default, PartialEq)]
pub struct Listing {
    /// The running matches, then those that are over, each part with the last played first. `None` while they are
    /// loading.
    pub all: Option<Rc<Vec<Entry>>>,
    /// The number of rows that are invalid.
    pub unreadable: usize,
}

/// Carries out actions on saved matches, and reports their results.
#[derive(Clone, PartialEq)]
pub struct Actions {
    message: UseStateSetter<Option<String>>,
    reload: Callback<()>,
}

impl Actions {
    /// Carries out an action, sets the sentence that it returns as the result, and reloads the listing.
    pub fn act(&self, done: impl Future<Output = Option<String>> + 'static) {
        let Self { message, reload } = self.clone();
        spawn_local(async move {
            message.set(done.await);
            reload.emit(());
        });
    }
}

/// Returns the listing, which is reloaded whenever a match is saved, and the result of the last action.
#[hook]
pub fn use_listing() -> (Listing, Option<String>, Actions) {
    let listing = use_state(Listing::default);
    let message = use_state(|| None::<String>);
    let reload = use_event_callback((), {
        let (listing, message) = (listing.setter(), message.setter());
        move |(), ()| {
            let (listing, message) = (listing.clone(), message.clone());
            spawn_local(async move {
                if let Ok(rows) = browser::list().await {
                    listing.set(read(rows.iter()));
                } else {
                    listing.set(Listing::default());
                    message.set(Some(matches::cannot_list().into()));
                }
            });
        }
    });
    use_saves(&reload);
    let actions = Actions { message: message.setter(), reload };
    ((*listing).clone(), (*message).clone(), actions)
}

/// Reads the rows of matches, and removes those that were deleted over an hour ago.
fn read(rows: impl Iterator<Item = JsValue>) -> Listing {
    let rows: Vec<_> = rows.map(read_row).collect();
    let unreadable = rows.iter().filter(|row| row.is_none()).count();
    let (stay, gone) = sorted(rows.into_iter().flatten().collect(), age);
    for entry in gone {
        let removing = Browser.remove(&entry.id);
        // If a removal fails, it is tried again at the next visit.
        spawn_local(async move { removing.await.unwrap_or_default() });
    }
    Listing { all: Some(Rc::new(stay)), unreadable }
}
