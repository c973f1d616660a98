//! A shape in small.

use yew::{Html, Properties, component, html};

use crate::rules::dschamal::{Outline, Shape};
use crate::scene::dschamal::outlines;

/// The props of the icon.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// The shape.
    pub shape: Shape,
}

/// The outline of a shape, for those who see it.
#[component]
pub fn ShapeIcon(props: &Props) -> Html {
    let lines = outlines::lines(Outline::Whole(props.shape));
    html! {
        <svg viewBox="-13 -13 26 26" aria-hidden="true">
            <path d={lines.outline} />
            <path d={lines.relief} />
        </svg>
    }
}
