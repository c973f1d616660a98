//! The button that sends the link of a match by link.

use yew::{Callback, Html, MouseEvent, html};

use super::passing::Passing;

/// Renders the button that sends the link to the next player; nothing if there is no receiver.
pub fn pass_button(passing: &Passing, on_pass: &Callback<MouseEvent>) -> Html {
    let class = if passing.is_sent { "button" } else { "button main" };
    html! {
        if let Some(words) = passing.button() {
            <button {class} onclick={on_pass}>{ words }</button>
        }
    }
}
