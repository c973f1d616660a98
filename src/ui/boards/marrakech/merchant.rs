//! The figure of Asam.

use yew::{Html, component, html};

/// The merchant, who stays upright in every direction.
#[component]
pub fn Merchant() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx="1" cy="13" rx="15" ry="6.5" />
            <path class="robe" d="M-13 14C-13 0-8-5 0-5S13 0 13 14C8 18-8 18-13 14Z" />
            <path class="fill-seat" d="M-3-4 0 15 3-4Z" />
            <path class="line-deep" d="M-13 14C-8 18 8 18 13 14M-9.5 2C-8 6-8 11-9 15M9.5 2C8 6 8 11 9 15" />
            <circle class="face" cy="-8" r="7" />
            <path class="beard" d="M-4.6-6C-4.6-1 4.6-1 4.6-6 2.6-3.6-2.6-3.6-4.6-6Z" />
            <circle class="beard" cx="-2.4" cy="-9" r=".9" />
            <circle class="beard" cx="2.4" cy="-9" r=".9" />
            <path class="fez" d="M-5.8-12-4.5-20.5C-2-22 2-22 4.5-20.5L5.8-12C2-10.4-2-10.4-5.8-12Z" />
            <path class="tassel" d="M0-21 6-17.5V-14" />
            <circle class="beard" cx="6" cy="-13.4" r="1.4" />
        </>
    }
}
