//! The parts of the page that hands touch: they bear a number, and what happens on them is listened for at the window.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlElement, KeyboardEvent, PointerEvent, window};

use super::Msg;
use crate::ui::page::{self, Link};

/// The attribute with a part's number.
pub const PART: &str = "data-part";

/// The bags of the two hands, and their cries; or the cover of a calm duel.
pub const BAG: u8 = 0;
pub const CRY: u8 = 2;
pub const COVER: u8 = 4;
/// The first of the four sides of a piece in a calm duel.
pub const SIDE: u8 = 8;

/// What is listened for.
const KINDS: [&str; 9] =
    ["click", "pointerdown", "pointermove", "pointerup", "pointercancel", "keydown", "keyup", "blur", "resize"];

/// Listens while it is kept.
pub fn listen(link: &Link) -> Vec<EventListener> {
    let Some(window) = window() else { return Vec::new() };
    let listen = |kind| {
        let link = link.clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&window, kind, options, move |event| {
            if is_of_parts(event) {
                event.prevent_default();
            }
            link.send_message(page::Msg::own(Msg::Event(event.clone())));
        })
    };
    KINDS.map(listen).into()
}

/// Whether the browser should do nothing of its own: a press on a part takes no focus from the hand that keys move, and
/// such keys scroll nothing.
fn is_of_parts(event: &Event) -> bool {
    let moves = |event: &KeyboardEvent| event.key().starts_with("Arrow") || is_press(event);
    part(event).is_some() && event.dyn_ref::<KeyboardEvent>().is_none_or(moves)
}

/// Whether a key is one that presses things.
pub fn is_press(event: &KeyboardEvent) -> bool {
    matches!(event.key().as_str(), " " | "Enter")
}

/// Whether a key is for the contest, and not for what lies over it.
pub fn is_in_hand(event: &Event) -> bool {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.matches("body, .hand *, .contest *").unwrap_or_default())
}

/// The part that an event happened on.
pub fn part(event: &Event) -> Option<u8> {
    number(&event.target()?.dyn_into().ok()?)
}

/// The part that is seen at a place of the window.
pub fn part_at((x, y): (i32, i32)) -> Option<u8> {
    #[allow(clippy::cast_precision_loss, reason = "a window has some thousand pixels")]
    number(&window()?.document()?.element_from_point(x as f32, y as f32)?)
}

fn number(element: &Element) -> Option<u8> {
    element.closest("[data-part]").ok()??.get_attribute(PART)?.parse().ok()
}

/// The part that the pointer of an event stays with until it goes up, wherever it goes.
pub fn hold(event: &PointerEvent) {
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    // A pointer that cannot be held is lost where it leaves the part.
    let _ = element.map(|element| element.set_pointer_capture(event.pointer_id()));
}

/// The bag of a hand.
pub fn bag(hand: usize) -> Option<HtmlElement> {
    let selector = [".dark[data-part='0']", ".dark[data-part='1']"][hand % 2];
    window()?.document()?.query_selector(selector).ok()??.dyn_into().ok()
}
