//! Restores the keyboard focus when the focused element is gone.

use std::cell::Cell;
use std::rc::Rc;

use crate::ui::hooks::use_event_callback;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, window};
use yew::{Callback, hook, use_effect, use_memo};

/// After each render: if the focused element is gone or covered by a sheet, moves the focus to the sheet, the first
/// control, the bag of a duel, or the board, whichever exists; if it is disabled, to that bag or another button of its group; and
/// back to the main control once there is one again. Does nothing while
/// `has_focus`, when a question or an animation has the focus. Returns a callback that sets a selector for the next focus.
#[hook]
pub fn use_focus_restorer(has_focus: bool) -> Callback<Option<&'static str>> {
    let next = use_memo((), |()| Cell::new(None::<&'static str>));
    let stands_in = use_memo((), |()| Cell::new(false));
    use_effect({
        let next = Rc::clone(&next);
        move || {
            if !has_focus {
                keep(next.get(), &stands_in);
            }
        }
    });
    use_event_callback((), move |wanted, ()| next.set(wanted))
}

/// The selector of the main control, and of any other, which has the focus in its stead only until there is one.
const MAIN: &str = ".hand .main:enabled";
const OTHER: &str = ".hand .button:enabled";

/// The bag of a calm duel, which has the focus until there is a main control: the other one would leave the bag.
const BAG: &str = ".contest[tabindex]";

fn keep(next: Option<&str>, stands_in: &Cell<bool>) {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    let focus_on = |kind: &str| focus(document.query_selector(kind));
    if next.is_some_and(focus_on) {
        return;
    }
    let active = document.active_element();
    let is = |kind| active.as_ref().is_some_and(|element| element.matches(kind).unwrap_or_default());
    if stands_in.take() && (is(OTHER) || is(BAG)) {
        stands_in.set(!focus_on(MAIN));
        return;
    }
    let lies_under = is("body:has(.sheet) :focus:not(.sheet *)");
    // A cell that is no longer the current one passes the focus to the current one.
    let is_behind = !lies_under && is("[role=gridcell][tabindex='-1']");
    // The browser takes the focus from a disabled button only later, when nothing is rendered any more.
    let disabled = active.as_ref().filter(|_| is("[role=group] > :disabled"));
    if disabled.is_some() && focus_on(BAG) {
        stands_in.set(true);
        return;
    }
    let group = disabled.and_then(|active| active.parent_element());
    if group.is_some_and(|group| focus(group.query_selector("button:enabled"))) {
        return;
    }
    if !lies_under && !is_behind && active.is_some() && !is("body") {
        return;
    }
    let first = if is_behind { ".board [tabindex='0']" } else { ".sheet input[type=text]" };
    let wanted = [
        first,
        ".sheet .working ~ .main",
        ".sheet button",
        ".analysis .button:enabled",
        MAIN,
        BAG,
        OTHER,
        ".board [tabindex='0']",
    ];
    stands_in.set(matches!(wanted.into_iter().find(|kind| focus_on(kind)), Some(OTHER | BAG)));
}

/// Focuses an element. Returns `true` if there is one.
fn focus(found: Result<Option<Element>, JsValue>) -> bool {
    let found = found.ok().flatten();
    if let Some(element) = &found {
        // An element that cannot take the focus is left unfocused.
        let _ = element.unchecked_ref::<HtmlElement>().focus();
    }
    found.is_some()
}
