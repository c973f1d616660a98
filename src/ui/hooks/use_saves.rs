//! Listening to the store.

use yew::{Callback, hook};

use super::use_effect_on;
use crate::ui::context::use_store;

/// Calls `reload` at first, and whenever a match is saved, in this tab or in another.
#[hook]
pub fn use_saves(reload: &Callback<()>) {
    let store = use_store();
    let reload = reload.clone();
    use_effect_on((), move |()| {
        reload.emit(());
        let watch = store.watch(Box::new(move |_| reload.emit(())));
        move || drop(watch)
    });
}
