//! The keys of a duel.

use web_sys::{Element, KeyboardEvent};
use yew::TargetCast;

/// `true` for the keys that press buttons.
pub fn is_press(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), " " | "Enter")
}

/// `true` if a key is for the simultaneous phase, and not for an overlay.
pub fn is_for_simultaneous(event: &KeyboardEvent) -> bool {
    is_within(event, "body, .hand *, .contest, .contest *")
}

/// `true` if the target of a key event matches a selector.
pub fn is_within(event: &KeyboardEvent, selector: &str) -> bool {
    event.target_dyn_into::<Element>().is_some_and(|element| element.matches(selector).unwrap_or_default())
}
