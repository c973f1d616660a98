//! The cover over what a hand feels, where several persons sit round the screen.

use wasm_bindgen::JsCast;
use web_sys::{Event, KeyboardEvent};
use yew::{Callback, Html, PointerEvent, Properties, classes, component, html};

use super::keys::is_press;
use super::use_window_events::use_window_events;
use crate::play::bag::Cover;
use crate::ui::callback::callback;

/// What makes the cover fall, wherever it happens.
const FALLS: [&str; 5] = ["pointerup", "pointercancel", "keyup", "blur", "visibilitychange"];

/// The props of the cover.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// What it shows.
    pub cover: Cover,
    /// It is held away, or falls.
    pub on_hold: Callback<bool>,
}

/// The cover: what is under it is seen only while a pointer holds it, or the space bar or Enter while it has the focus.
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
    let fall = callback((*held, props.on_hold.clone()), |event: Event, (held, on_hold)| {
        // An arrow that strokes meanwhile lets nothing go.
        if *held && event.dyn_ref::<KeyboardEvent>().is_none_or(is_press) {
            on_hold.emit(false);
        }
    });
    use_window_events(&FALLS, fall);
    html! {
        <button class={classes!("button", "cover", held.then_some("held"))} {onpointerdown} {onkeydown}>{ label }</button>
    }
}
