//! Arrows for turning Asam.

use yew::{Html, Properties, component, html};

use crate::scene::marrakech::{self, geometry};
use crate::ui::boards::transform::translate;

/// Properties of [`Arrow`].
#[derive(Clone, PartialEq, Properties)]
pub struct ArrowProps {
    /// The arrow as the scene places it.
    pub arrow: marrakech::Arrow,
}

/// An arrow beside Asam that points in a direction he can be turned (M4).
#[component]
pub fn Arrow(ArrowProps { arrow }: &ArrowProps) -> Html {
    let place = format!("{}rotate({})", translate(arrow.at), geometry::degrees(arrow.heading));
    html! {
        <g class="arrow" transform={place}>
            <circle r="14.5" />
            <path d="M0-8.5 8 1H3.2V8H-3.2V1H-8Z" />
        </g>
    }
}
