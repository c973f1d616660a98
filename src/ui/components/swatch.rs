//! Pieces of a player's weave.

use yew::{Html, html};

/// A piece of a weave, by which players are told apart besides their colours.
pub fn swatch(look: u8) -> Html {
    weave("swatch", look)
}

/// The same, as wide as its place.
pub fn stripe(look: u8) -> Html {
    weave("stripe", look)
}

fn weave(class: &str, look: u8) -> Html {
    html! {
        <svg key={look} class={format!("{class} look-{look}")} aria-hidden="true">
            <rect class="weave" width="100%" height="100%" />
        </svg>
    }
}
