//! The browser's back button, or a phone's back gesture, closes an overlay of the page (a sheet, a question, the
//! rulebook) instead of leaving the page: while one is open, the history has an additional entry.

use std::cell::{Cell, RefCell};

use wasm_bindgen_futures::spawn_local;
use web_sys::{Event, History, window};
use yew::{Callback, hook};

use super::pressed_link::pressed_link;
use super::{use_document_event, use_effect_on, use_event_callback, use_window_event};

/// The history entry for overlays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    None,
    Added,
    /// `history.back()` has been called, and `popstate` is still to come.
    Left,
}

thread_local! {
    /// A callback for each open overlay, which closes it; the topmost is last.
    static OVERLAYS: RefCell<Vec<Callback<()>>> = const { RefCell::new(Vec::new()) };
    static ENTRY: Cell<Entry> = const { Cell::new(Entry::None) };
}

/// Registers an overlay while `is_open`: `on_back` is called when the browser goes back, and closes it.
#[hook]
pub fn use_back_button(is_open: bool, on_back: Callback<()>) {
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

/// Listens to the history, once for all overlays of a program.
#[hook]
pub fn use_history() {
    use_window_event("popstate", |_| went_back());
    use_document_event("click", follow_in_place);
}

/// Links to other pages of the site: the rules open over the page, and a link to another language has yet to learn the place.
const PAGES: &str = r#"a[href]:not([href*="rules/"], [data-language], [download], [target])"#;

/// Lets a link in an overlay replace the overlay's entry: the back button would return to that entry, although the
/// overlay is closed then.
fn follow_in_place(press: &Event) {
    let is_on_entry = ENTRY.get() == Entry::Added && history().is_some_and(|history| is_over(&history));
    if !is_on_entry || press.default_prevented() {
        return;
    }
    if let Some((href, window)) = pressed_link(press, PAGES).zip(window()) {
        press.prevent_default();
        // An address of the site cannot be refused.
        let _ = window.location().replace(&href);
    }
}

/// Leaves the overlays for another document. Their entry stays, because going back would cancel that: the next page is to
/// replace it. Returns `false` if there is no such entry.
pub fn leave_overlays() -> bool {
    let is_on_entry = ENTRY.get() == Entry::Added && history().is_some_and(|history| is_over(&history));
    if is_on_entry {
        ENTRY.set(Entry::Left);
    }
    is_on_entry
}

/// Adds or removes the entry after the current render, in which one overlay may replace another.
fn keep_soon() {
    spawn_local(async { keep() });
}

fn keep() {
    let is_covered = OVERLAYS.with_borrow(|overlays| !overlays.is_empty());
    let Some(history) = history() else { return };
    match ENTRY.get() {
        Entry::None if is_covered => add(&history),
        // If an overlay has led to another page, the current entry is that page's, and stays.
        Entry::Added if !is_covered => {
            let leaves = is_over(&history) && history.back().is_ok();
            ENTRY.set(if leaves { Entry::Left } else { Entry::None });
        }
        _ => {}
    }
}

/// Adds the entry. If the browser adds none, its back button leaves the page.
fn add(history: &History) {
    let is_added = history.push_state_with_url(&"over".into(), "", None).is_ok();
    ENTRY.set(if is_added { Entry::Added } else { Entry::None });
}

fn went_back() {
    let Some(history) = history() else { return };
    match ENTRY.get() {
        Entry::Left => {
            ENTRY.set(Entry::None);
            keep();
        }
        Entry::Added if !is_over(&history) => {
            ENTRY.set(Entry::None);
            // At once, because the browser may go back again before the topmost overlay is rendered as closed.
            let (topmost, is_covered) = OVERLAYS.with_borrow_mut(|overlays| (overlays.pop(), !overlays.is_empty()));
            if is_covered {
                add(&history);
            }
            if let Some(close) = topmost {
                close.emit(());
            }
        }
        _ => {}
    }
}

/// `true` if the current history entry is that of an overlay.
fn is_over(history: &History) -> bool {
    history.state().is_ok_and(|state| state.is_truthy())
}

fn history() -> Option<History> {
    window()?.history().ok()
}
