//! The button that plays what would have been better.

use yew::{Callback, Html, html};

use super::Better;
use crate::play::Input;
use crate::ui::boards::Shown;

/// From the place before a step it is played on by what would have been better.
pub fn better_button<G: Shown>(better: Better<G::Action>, send: &Callback<Input<G>>) -> Html {
    let Better { from, action, words } = better;
    let onclick = send.reform(move |_| Input::Branch { from, action: action.clone() });
    html! { <button class="button" {onclick}>{ words }</button> }
}
