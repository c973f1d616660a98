//! The browser's way back, such as a phone's, closes what lies over a page instead of leaving the page: as long as something
//! lies there, the history has an entry more.

use std::cell::{Cell, RefCell};

use wasm_bindgen_futures::spawn_local;
use web_sys::{History, window};
use yew::{Callback, hook};

use super::{use_effect_on, use_event_callback, use_window_event};

/// The entry of the history for what lies over the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    None,
    Added,
    /// It is just being left, which takes its time.
    Left,
}

thread_local! {
    /// What closes each of the things that lie over the page, the topmost last.
    static OVERLAYS: RefCell<Vec<Callback<()>>> = const { RefCell::new(Vec::new()) };
    static ENTRY: Cell<Entry> = const { Cell::new(Entry::None) };
}

/// For what lies over the page, as long as it is open: `on_back` is called when the browser's way back is to close it.
#[hook]
pub fn use_way_back(is_open: bool, on_back: Callback<()>) {
    let on_back = use_event_callback(on_back, |(), on_back| on_back.emit(()));
    use_effect_on(is_open, move |is_open| {
        let open = is_open.then_some(on_back);
        if let Some(open) = &open {
            OVERLAYS.with_borrow_mut(|overlays| overlays.push(open.clone()));
            keep_soon();
        }
        move || {
            if let Some(open) = open {
                OVERLAYS.with_borrow_mut(|overlays| overlays.retain(|other| *other != open));
                keep_soon();
            }
        }
    });
}

/// Listens to the browser's way back, once for all components of a program.
#[hook]
pub fn use_history() {
    use_window_event("popstate", |_| went_back());
}

/// Adds the entry or leaves it, once it is clear whether one thing only took another's place.
fn keep_soon() {
    spawn_local(async { keep() });
}

fn keep() {
    let is_covered = OVERLAYS.with_borrow(|overlays| !overlays.is_empty());
    let Some(history) = history() else { return };
    match ENTRY.get() {
        // A browser that adds none leaves the page by its way back.
        Entry::None if is_covered => {
            let is_added = history.push_state_with_url(&"over".into(), "", None).is_ok();
            ENTRY.set(if is_added { Entry::Added } else { Entry::None });
        }
        // Where something there has led to another page, that one is the last entry now, and stays.
        Entry::Added if !is_covered => {
            let leaves = is_over(&history) && history.back().is_ok();
            ENTRY.set(if leaves { Entry::Left } else { Entry::None });
        }
        _ => {}
    }
}

fn went_back() {
    let was = ENTRY.get();
    match was {
        Entry::Left => {
            ENTRY.set(Entry::None);
            keep();
        }
        Entry::Added if !history().is_some_and(|history| is_over(&history)) => {
            ENTRY.set(Entry::None);
            let topmost = OVERLAYS.with_borrow(|overlays| overlays.last().cloned());
            if let Some(close) = topmost {
                close.emit(());
            }
        }
        _ => {}
    }
}

/// Whether the last entry is one for what lies over a page.
fn is_over(history: &History) -> bool {
    history.state().is_ok_and(|state| state.is_truthy())
}

fn history() -> Option<History> {
    window()?.history().ok()
}
