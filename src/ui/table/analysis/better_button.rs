//! The button that plays what would have been better.

use yew::{Callback, Html, Properties, component, html};

use super::Better;
use crate::play::Input;
use crate::ui::boards::Shown;

/// Properties of [`BetterButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct BetterButtonProps<G: Shown> {
    /// What would have been better.
    pub better: Better<G::Action>,
    /// Takes an input in.
    pub send: Callback<Input<G>>,
}

/// From the place before a step it is played on by what would have been better.
#[component]
pub fn BetterButton<G: Shown>(BetterButtonProps { better, send }: &BetterButtonProps<G>) -> Html {
    let Better { from, action, words } = better.clone();
    let onclick = send.reform(move |_| Input::Branch { from, action: action.clone() });
    html! { <button class="button" {onclick}>{ words }</button> }
}
