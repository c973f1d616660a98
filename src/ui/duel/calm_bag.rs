//! A calm duel that is played in this tab.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;
use yew::{Html, Properties, component};

use super::calm_panel::calm_panel;
use super::keys::is_for_simultaneous;
use super::use_calm_sitting::use_calm_sitting;
use super::use_simultaneous_view::use_simultaneous_view;
use crate::play::bag::{CalmButton, CalmInput, CalmSitting};
use crate::rules::dschamal::Dschamal;
use crate::ui::hooks::{use_event_callback, use_window_event};
use crate::ui::simultaneous::SimultaneousProps;

/// Arrow keys in the order of the sides that they stroke.
const ARROWS: [&str; 4] = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"];

/// Properties of a calm duel.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The initial state of the duel.
    pub begun: Rc<CalmSitting>,
    /// The simultaneous phase of the table.
    pub simultaneous: SimultaneousProps<Dschamal>,
}

/// A calm duel, or one turn of it by link: it replaces the board, and arrow keys stroke the piece.
#[component]
pub fn CalmBag(props: &Props) -> Html {
    let (screen, send) = use_calm_sitting(&props.begun, &props.simultaneous);
    let press = use_event_callback(send.clone(), |button, send| send.emit(CalmInput::Press(button)));
    let escape = use_event_callback(send.clone(), |(), send| send.emit(CalmInput::Press(CalmButton::Leave)));
    use_simultaneous_view(
        screen.prompt.clone(),
        screen.controls.clone(),
        press,
        escape,
        props.simultaneous.on_view.clone(),
    );
    let stroke = send.clone();
    use_window_event("keydown", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let side = ARROWS.iter().zip(0..).find(|(arrow, _)| **arrow == key.key());
        if let Some((_, side)) = side.filter(|_| is_for_simultaneous(key)) {
            key.prevent_default();
            stroke.emit(CalmInput::Stroke(side));
        }
    });
    calm_panel(&screen, &send)
}
