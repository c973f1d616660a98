//! The cry of a player in a live duel.

use yew::{Callback, Html, PointerEvent, Properties, classes, component, html};

use super::fight::FightInput;
use crate::ui::callback::callback;
use crate::ui::contexts::use_language;
use crate::words::dschamal;

/// The props of the button.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// Whose hand it belongs to.
    pub hand: usize,
    /// The key that is the same, and what stands for it on the button.
    pub key_name: &'static str,
    /// See `key_name`.
    pub key_shown: &'static str,
    /// Whether the player has cried.
    pub cried: bool,
    /// Where it tells that it is pressed.
    pub send: Callback<FightInput>,
}

/// The button that cries, as soon as it is touched.
#[component]
pub fn CryButton(props: &Props) -> Html {
    use_language();
    let onpointerdown = callback((props.hand, props.send.clone()), |event: PointerEvent, (hand, send)| {
        event.prevent_default();
        send.emit(FightInput::Cry(*hand, event.time_stamp()));
    });
    let class = classes!("button", "main", "cry", props.cried.then_some("cried"));
    html! {
        <button {class} tabindex="-1" aria-keyshortcuts={props.key_name} {onpointerdown}>
            { dschamal::cry() }
            <small class="by-keys">{ props.key_shown }</small>
        </button>
    }
}
