//! The button that sends the link of a match by link.

use yew::{Callback, Html, MouseEvent, Properties, component, html};

use super::passing::Passing;
use crate::ui::contexts::use_language;

/// Properties of [`PassButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct PassButtonProps {
    /// The link as it stands.
    pub passing: Passing,
    /// It is to be sent.
    pub on_pass: Callback<MouseEvent>,
}

/// A button that sends the link to whoever is next; nothing where nobody gets it.
#[component]
pub fn PassButton(PassButtonProps { passing, on_pass }: &PassButtonProps) -> Html {
    use_language();
    let class = if passing.is_sent { "button" } else { "button main" };
    html! {
        if let Some(words) = passing.button() {
            <button {class} onclick={on_pass}>{ words }</button>
        }
    }
}
