//! The button that pauses a live duel.

use yew::{Callback, Html, PointerEvent, Properties, component, html};

use super::fight::FightInput;
use crate::ui::callback::callback;
use crate::ui::contexts::use_language;
use crate::words::dschamal;

/// The props of the button.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Whether it has been pressed once: pressed again, it pauses.
    pub is_asked: bool,
    /// Where it tells that it is pressed.
    pub send: Callback<FightInput>,
}

/// The button that pauses, pressed twice.
#[component]
pub fn PauseButton(props: &Props) -> Html {
    use_language();
    let onpointerdown = callback(props.send.clone(), |event: PointerEvent, send| {
        event.prevent_default();
        send.emit(FightInput::PressPause(event.time_stamp()));
    });
    let (label, shown) = if props.is_asked {
        (dschamal::pause_again(), dschamal::pause_again_shown())
    } else {
        (dschamal::pause(), "‖")
    };
    html! { <button class="icon pause" aria-label={label} {onpointerdown}>{ shown }</button> }
}
