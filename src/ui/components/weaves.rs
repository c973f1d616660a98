//! The weaves of the players' looks.

use yew::{Html, component, html};

/// The weaves as patterns, `weave-0` and so on, for every drawing of a page. A page that draws any has this once.
#[component]
pub fn Weaves() -> Html {
    html! {
        <svg class="weaves" width="0" height="0" aria-hidden="true">
            <defs>
                <pattern id="weave-0" class="look-0" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="fill-deep" d="M5 0 10 5 5 10 0 5Z" />
                    <path class="fill-light" d="M5 2.6 7.4 5 5 7.4 2.6 5Z" />
                </pattern>
                <pattern id="weave-1" class="look-1" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="line-deep" d="M0 1.5h10M0 8.5h10" stroke-width="1.6" />
                    <path class="line-light" d="M0 5h10" stroke-width="1.6" stroke-dasharray="2 1.33" />
                </pattern>
                <pattern id="weave-2" class="look-2" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="line-light" d="M0 3.5 5 .5 10 3.5M0 8.5 5 5.5 10 8.5" stroke-width="1.3" />
                    <path class="line-deep" d="M0 6 5 3 10 6M0 11 5 8 10 11M0 1 5-2 10 1" stroke-width="1.3" />
                </pattern>
                <pattern id="weave-3" class="look-3" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="line-light" d="M5 1v8M1 5h8" stroke-width="1.5" />
                    <path class="fill-deep" d="M0 0h1.6v1.6H0zM8.4 0H10v1.6H8.4zM0 8.4h1.6V10H0zM8.4 8.4H10V10H8.4z" />
                </pattern>
                <pattern id="weave-4" class="look-4" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="line-light" d="M0 0A5 5 0 0 0 10 0M-5 5A5 5 0 0 0 5 5 5 5 0 0 0 15 5" stroke-width="1.5" />
                    <path class="line-deep" d="M0-2.4A5 5 0 0 0 10-2.4M0 7.6A5 5 0 0 0 10 7.6M-5 2.6A5 5 0 0 0 5 2.6 5 5 0 0 0 15 2.6" stroke-width="1" />
                </pattern>
                <pattern id="weave-5" class="look-5" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="fill-deep" d="M0 0h5v5H0zM5 5h5v5H5z" />
                    <path class="fill-light" d="M1.6 6.6h1.8v1.8H1.6zM6.6 1.6h1.8v1.8H6.6z" />
                </pattern>
                <pattern id="weave-6" class="look-6" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <path class="line-light" d="M-2 2 2-2M-2 12 12-2M8 12l4-4" stroke-width="2" />
                    <path class="line-deep" d="M-2 7 7-2M3 12 12 3" stroke-width="1.6" />
                </pattern>
                <pattern id="weave-7" class="look-7" width="10" height="10" patternUnits="userSpaceOnUse">
                    <path class="fill-seat" d="M0 0h10v10H0z" />
                    <circle class="fill-light" cx="2.5" cy="2.5" r="1.7" />
                    <circle class="fill-light" cx="7.5" cy="7.5" r="1.7" />
                    <circle class="fill-deep" cx="7.5" cy="2.5" r="1.1" />
                    <circle class="fill-deep" cx="2.5" cy="7.5" r="1.1" />
                </pattern>
            </defs>
        </svg>
    }
}
