//! A shape in small.

use yew::{Html, html};

use crate::rules::dschamal::{Outline, Shape};
use crate::scene::dschamal::outlines;

/// The outline of a shape, for those who see it.
pub fn shape_icon(shape: Shape) -> Html {
    let lines = outlines::lines(Outline::Whole(shape));
    html! {
        <svg key={shape as usize} viewBox="-13 -13 26 26" aria-hidden="true">
            <path d={lines.outline} />
            <path d={lines.relief} />
        </svg>
    }
}
