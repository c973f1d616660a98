//! A dirham.

use yew::{Html, component, html};

/// A dirham at the centre of a square whose corner is the origin.
#[component]
pub fn Coin() -> Html {
    html! {
        <>
            <g class="coin">
                <circle class="coin-edge" cx="22" cy="22" r="9" />
                <circle class="coin-face" cx="22" cy="22" r="6.4" />
                <path class="coin-edge" d="M22 17.5l1.4 3.1 3.1 1.4-3.1 1.4-1.4 3.1-1.4-3.1-3.1-1.4 3.1-1.4z" />
            </g>
        </>
    }
}
