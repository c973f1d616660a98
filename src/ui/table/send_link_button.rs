//! The button that sends the link of a match by link.

use yew::{Html, html};

use super::hooks::LinkSender;

/// Renders the button that sends the link to the next player; nothing if there is no receiver.
pub fn send_link_button(LinkSender { link, on_send, .. }: &LinkSender) -> Html {
    let class = if link.is_sent { "button" } else { "button main" };
    html! {
        if let Some(words) = link.button() {
            <button {class} onclick={on_send}>{ words }</button>
        }
    }
}
