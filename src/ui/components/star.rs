//! A star for what has been achieved.

use yew::{Html, html};

/// Renders an eight-pointed star, full if it is won. Readers of the screen are told otherwise.
pub fn star(is_won: bool) -> Html {
    html! {
        <svg class={if is_won { "star won" } else { "star" }} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 1 15.2 4.2H19.8V8.8L23 12 19.8 15.2V19.8H15.2L12 23 8.8 19.8H4.2V15.2L1 12 4.2 8.8V4.2H8.8z" />
        </svg>
    }
}
