//! The background of the table.

use yew::{Html, component, html};

/// The felt, with the gradient and patterns that cloths and pieces use.
#[component]
pub fn Ground() -> Html {
    html! {
        <>
            <defs>
                <radialGradient id="sack" cx=".4" cy=".3" r=".85">
                    <stop class="sack-a" />
                    <stop class="sack-b" offset="1" />
                </radialGradient>
                <pattern id="felt" width="8" height="8" patternUnits="userSpaceOnUse">
                    <path class="cloth" d="M0 0h8v8H0z" />
                    <path class="thread" d="M0 2h4M4 6h4M2 4v4M6 0v4" />
                </pattern>
                <pattern id="grain-blue" width="3" height="3" patternUnits="userSpaceOnUse">
                    <path d="M0 .6h3" stroke="#fff" stroke-opacity=".5" stroke-width=".7" />
                </pattern>
                <pattern id="grain-yellow" width="4" height="4" patternUnits="userSpaceOnUse">
                    <circle cx="1" cy="1" r=".65" fill-opacity=".55" />
                    <circle cx="3" cy="3" r=".65" fill-opacity=".55" />
                </pattern>
                <pattern id="grain-brown" width="3.4" height="3.4" patternUnits="userSpaceOnUse">
                    <path d="M-1 1 1-1M0 3.4 3.4 0M2.4 4.4l2-2" stroke="#fff" stroke-opacity=".42" stroke-width=".7" />
                </pattern>
            </defs>
            <rect fill="url(#felt)" width="360" height="360" rx="10" />
        </>
    }
}
