//! Small icons of shapes.

use yew::{Html, html};

use crate::rules::dschamal::{Outline, Shape};
use crate::scene::dschamal::outlines;

/// Renders the outline of a shape, hidden from screen readers.
pub fn shape_icon(shape: Shape) -> Html {
    let lines = outlines::lines(Outline::Whole(shape));
    html! {
        <svg key={shape as usize} viewBox="-13 -13 26 26" aria-hidden="true">
            <path d={lines.outline} />
            <path d={lines.relief} />
        </svg>
    }
}
