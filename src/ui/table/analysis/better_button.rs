//! The button that plays a better action.

use yew::{Callback, Html, html};

use crate::play::{Better, Input};
use crate::ui::boards::GameUi;

/// Renders a button that plays the better action as a variation.
pub fn better_button<G: GameUi>(better: Better<G::Action>, send: &Callback<Input<G>>) -> Html {
    let Better { from, action, words } = better;
    let onclick = send.reform(move |_| Input::Branch { from, actions: vec![action.clone()] });
    html! { <button class="button better" {onclick}>{ words }</button> }
}
