//! The mouth of a cowrie.

use yew::{Html, component, html};

/// A shell with its mouth up.
#[component]
pub fn CowrieMouth() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="2" rx="11" ry="14" />
            <path class="shell" d="M0-14C8-14 11-6 11 1S6 14 0 14-11 8-11 1-8-14 0-14Z" />
            <path class="lip" d="M-2.5-11C-7-4-7 5-2.5 11.500M2.5-11C7-4 7 5 2.5 11.5" />
            <path class="slit" d="M0-11.500Q2.5 0 0 12-2.5 0 0-11.500Z" />
            <path class="teeth" d="M0-10Q2 0 0 11" />
        </>
    }
}
