//! The keys of a duel.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Whether a key is one that presses things.
pub fn is_press(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), " " | "Enter")
}

/// Whether a key is for the contest, and not for what lies over it.
pub fn is_for_contest(event: &KeyboardEvent) -> bool {
    is_within(event, "body, .hand *, .contest *")
}

/// Whether a key went down or up on an element that a selector names.
pub fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches(selector).unwrap_or_default())
}
