//! The button that pauses a live duel.

use yew::{Callback, Html, PointerEvent, html};

use super::duel_runner::DuelInput;
use crate::ui::callback::callback;
use crate::words::dschamal;

/// Renders the button that pauses, which has to be pressed twice.
pub fn pause_button(is_asked: bool, send: &Callback<DuelInput>) -> Html {
    let onpointerdown = callback(send.clone(), |event: PointerEvent, send| {
        event.prevent_default();
        send.emit(DuelInput::PressPause(event.time_stamp()));
    });
    let (label, shown) =
        if is_asked { (dschamal::pause_again(), dschamal::pause_again_shown()) } else { (dschamal::pause(), "‖") };
    html! { <button class="icon pause" aria-label={label} {onpointerdown}>{ shown }</button> }
}
