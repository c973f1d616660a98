//! The shout of a player in a live duel.

use yew::{Callback, Html, PointerEvent, classes, html};

use super::duel_runner::DuelInput;
use crate::ui::callback::callback;
use crate::words::dschamal;

/// Renders the button that shouts. It reacts to the pointer going down.
pub fn shout_button(
    hand: usize,
    (key_name, key_shown): (&'static str, &'static str),
    shouted: bool,
    send: &Callback<DuelInput>,
) -> Html {
    let onpointerdown = callback((hand, send.clone()), |event: PointerEvent, (hand, send)| {
        event.prevent_default();
        send.emit(DuelInput::Shout(*hand, event.time_stamp()));
    });
    let class = classes!("button", "main", "shout", shouted.then_some("shouted"));
    html! {
        <button {class} tabindex="-1" aria-keyshortcuts={key_name} {onpointerdown}>
            { dschamal::shout() }
            <small class="by-keys">{ key_shown }</small>
        </button>
    }
}
