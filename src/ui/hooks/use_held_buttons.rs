//! Buttons that go on while they are held.

use std::cell::Cell;
use std::rc::Rc;

use gloo_timers::callback::Interval;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, PointerEvent};
use yew::{hook, use_mut_ref};

use super::use_listener::use_captured_events;
use crate::ui::grid::closest;

/// The time between two presses, in milliseconds, and the number of such times before the first one.
const PAUSE_MILLIS: u32 = 120;
const PAUSES_BEFORE: u32 = 4;

/// The press on a button.
#[derive(Default)]
struct Press {
    /// The pointer that holds it.
    pointer: i32,
    /// Presses the button again, until it is dropped.
    repeats: Option<Interval>,
    /// `true` once it has done so: letting go is no press then.
    has_repeated: Rc<Cell<bool>>,
}

/// While a button with the attribute `data-holds` is held, it is pressed again and again. Other pointers, such as a palm,
/// do not end that.
#[hook]
pub fn use_held_buttons() {
    let press = use_mut_ref(Press::default);
    use_captured_events(&["pointerdown", "pointerup", "pointercancel", "blur", "contextmenu", "click"], move |event| {
        let mut press = press.borrow_mut();
        let pointer = event.dyn_ref::<PointerEvent>().filter(|_| event.type_().starts_with("pointer"));
        match event.type_().as_str() {
            "pointerdown" => {
                if press.repeats.is_some() && pointer.is_some_and(|pointer| !pointer.is_primary()) {
                    return;
                }
                let is_main = pointer.is_some_and(|pointer| pointer.button() == 0);
                press.pointer = pointer.map_or(press.pointer, PointerEvent::pointer_id);
                let button =
                    closest(event, "[data-holds]").filter(|_| is_main).and_then(|button| button.dyn_into().ok());
                press.has_repeated.set(false);
                press.repeats = button.map(|button| repeats(button, Rc::clone(&press.has_repeated)));
            }
            // Some browsers open a menu at a long press.
            "contextmenu" if press.repeats.is_some() => event.prevent_default(),
            "contextmenu" => {}
            "click" => {
                if event.is_trusted() && press.has_repeated.take() {
                    event.stop_propagation();
                }
            }
            // Elements lose the focus at a press; the window, if another one comes over it.
            "blur" if event.target().is_some_and(|target| target.is_instance_of::<Element>()) => {}
            _ if pointer.is_some_and(|pointer| pointer.pointer_id() != press.pointer) => {}
            _ => press.repeats = None,
        }
    });
}

/// Presses a button again and again, unless it is disabled.
fn repeats(button: HtmlElement, has_repeated: Rc<Cell<bool>>) -> Interval {
    let mut pauses = 0;
    Interval::new(PAUSE_MILLIS, move || {
        pauses += 1;
        if pauses >= PAUSES_BEFORE && button.is_connected() && !button.matches(":disabled").unwrap_or(true) {
            has_repeated.set(true);
            button.click();
        }
    })
}
