//! The bag among the camps.

use yew::{Html, html};

/// Renders the closed bag, centred at the origin.
pub fn sack() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="2" cy="32" rx="31" ry="6" />
            <path class="sack" d="M-24-8C-37 10-32 33 0 33S37 10 24-8C16-14 9-15 7-21L13-29C5-26-5-26-13-29L-7-21C-9-15-16-14-24-8z" />
            <path class="crease" d="M-5-15C-12-4-17 6-17 19M1-14C2-4 3 6 2 24M7-14C13-5 19 4 20 15" />
            <path class="tie" d="M-8-20C-3-17 3-17 8-20M6-19C13-18 16-13 14-7M6-19C11-14 11-9 8-5" />
        </>
    }
}
