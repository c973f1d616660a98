//! Where the keyboard's focus goes when what had it is gone.

use std::cell::Cell;
use std::rc::Rc;

use crate::ui::hooks::use_event_callback;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, window};
use yew::{Callback, hook, use_effect, use_mut_ref};

/// After each render, when what had the focus is gone or lies under a sheet, gives it to the sheet, the first control, or the
/// board, whichever is there first: keys and screen readers then go on from there. While a question or a show `has_focus`, it
/// stays. Gives what says where it is to go next.
#[hook]
pub fn use_focus_keeper(has_focus: bool) -> Callback<Option<&'static str>> {
    let next = use_mut_ref(|| Rc::new(Cell::new(None::<&'static str>)));
    let next = Rc::clone(&next.borrow());
    use_effect({
        let next = Rc::clone(&next);
        move || {
            if !has_focus {
                keep(next.get());
            }
        }
    });
    use_event_callback((), move |wanted, ()| next.set(wanted))
}

fn keep(next: Option<&str>) {
    let Some(document) = window().and_then(|window| window.document()) else { return };
    let focus_on = |kind: &str| {
        let found = document.query_selector(kind).ok().flatten();
        if let Some(element) = &found {
            // What cannot take the focus leaves it where it is.
            let _ = element.unchecked_ref::<HtmlElement>().focus();
        }
        found.is_some()
    };
    if next.is_some_and(focus_on) {
        return;
    }
    let active = document.active_element();
    let is = |kind| active.as_ref().is_some_and(|element| element.matches(kind).unwrap_or_default());
    let lies_under = is("body:has(.sheet) :focus:not(.sheet *)");
    // A place on the board that is behind leaves the focus to the one where it goes on.
    let is_behind = !lies_under && is("[role=gridcell][tabindex='-1']");
    if !lies_under && !is_behind && active.is_some() && !is("body") {
        return;
    }
    let first = if is_behind { ".board [tabindex='0']" } else { ".sheet input[type=text]" };
    let wanted = [
        first,
        ".sheet .working ~ .main",
        ".sheet button",
        ".hand .main:enabled",
        ".hand .button:enabled",
        ".board [tabindex='0']",
    ];
    wanted.into_iter().any(focus_on);
}
