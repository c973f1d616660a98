//! Labels below pieces.

use yew::{Html, Properties, component, html};

use crate::scene::cross::geometry::Point;
use crate::ui::boards::transform::translate;

/// Properties of [`Label`].
#[derive(Clone, PartialEq, Properties)]
pub struct LabelProps {
    /// The centre of the piece or pieces that it labels.
    pub at: Point,
    /// The text on it.
    pub text: String,
}

/// A small plate with a text below two pieces.
#[component]
pub fn Label(LabelProps { at: (x, y), text }: &LabelProps) -> Html {
    html! {
        <g class="label" transform={translate((*x, y + 10))}>
            <rect x="-14" y="-7" width="28" height="9" rx="4.5" />
            <text>{ text }</text>
        </g>
    }
}
