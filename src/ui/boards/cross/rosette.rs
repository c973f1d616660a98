//! The home of all pieces.

use yew::{Html, component, html};

/// The home in the middle of the board.
#[component]
pub fn Rosette() -> Html {
    html! {
        <>
            <g class="petals">
                <path id="petal" d="M0-11Q3.6-6 0-2.5-3.6-6 0-11Z" />
                <use href="#petal" transform="rotate(45)" />
                <use href="#petal" transform="rotate(90)" />
                <use href="#petal" transform="rotate(135)" />
                <use href="#petal" transform="rotate(180)" />
                <use href="#petal" transform="rotate(225)" />
                <use href="#petal" transform="rotate(270)" />
                <use href="#petal" transform="rotate(315)" />
            </g>
            <circle class="heart" r="2.4" />
        </>
    }
}
