//! The back of a cowrie.

use yew::{Html, component, html};

/// A shell with its back up.
#[component]
pub fn CowrieBack() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="2" rx="11" ry="14" />
            <path class="shell back" d="M0-14C8-14 11-6 11 1S6 14 0 14-11 8-11 1-8-14 0-14Z" />
            <path class="hump" d="M0-10C5-10 7-4 7 1S4 10 0 10-7 6-7 1-5-10 0-10Z" />
            <path class="gleam" d="M-4-7Q-7-1-5 4" />
        </>
    }
}
