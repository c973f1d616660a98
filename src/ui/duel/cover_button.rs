//! The cover over what a hand feels, for several people at one screen.

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::{Callback, Html, PointerEvent, Properties, classes, component, html};

use super::keys::is_press;
use crate::play::bag::Cover;
use crate::ui::callback::callback;
use crate::ui::hooks::use_window_events;

/// Window events that close the cover.
const FALLS: [&str; 5] = ["pointerup", "pointercancel", "keyup", "blur", "visibilitychange"];

#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The state of the cover.
    pub cover: Cover,
    /// Receives `true` when the cover is held open, and `false` when it closes.
    pub on_hold: Callback<bool>,
}

/// The cover: what is below it is visible only while a pointer holds the button, or the space bar or Enter while it has
/// the focus.
#[component]
pub fn CoverButton(props: &Props) -> Html {
    let Cover { label, held } = &props.cover;
    let onpointerdown = callback(props.on_hold.clone(), |event: PointerEvent, on_hold| {
        event.prevent_default();
        on_hold.emit(true);
    });
    let onkeydown = callback(props.on_hold.clone(), |event: KeyboardEvent, on_hold| {
        if is_press(&event) {
            event.prevent_default();
            on_hold.emit(true);
        }
    });
    let (is_held, on_hold) = (*held, props.on_hold.clone());
    use_window_events(&FALLS, move |event| {
        // An arrow key that strokes meanwhile must not close it.
        if is_held && event.dyn_ref::<KeyboardEvent>().is_none_or(is_press) {
            on_hold.emit(false);
        }
    });
    html! {
        <button class={classes!("button", "cover", held.then_some("held"))} {onpointerdown} {onkeydown}>{ label }</button>
    }
}
