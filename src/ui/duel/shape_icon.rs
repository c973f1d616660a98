//! Small icons of outlines.

use yew::{Html, html};

use crate::rules::dschamal::Outline;
use crate::scene::dschamal::outlines;

/// Renders an outline, hidden from screen readers.
pub fn shape_icon(outline: Outline) -> Html {
    let lines = outlines::lines(outline);
    html! {
        <svg key={lines.outline} viewBox="-13 -13 26 26" aria-hidden="true">
            <path d={lines.outline} />
            <path d={lines.relief} />
        </svg>
    }
}
