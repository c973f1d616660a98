//! Lines over the board.

use yew::{Html, Properties, component, html};

use crate::scene::damath::geometry;
use crate::scene::damath::{Line, LineKind};

#[derive(Clone, PartialEq, Properties)]
pub struct WayProps {
    /// The squares that it connects, and its kind.
    pub line: Line,
    /// `true` if the board is seen from the second player's side.
    pub turned: bool,
}

/// The path of a chip: one that is mandatory, selected, or already moved.
#[component]
pub fn Way(WayProps { line, turned }: &WayProps) -> Html {
    let class = match line.kind {
        LineKind::Must => "way must",
        LineKind::Picked => "way picked",
        LineKind::Gone => "way gone",
    };
    let point = |square| {
        let (x, y) = geometry::centre(square, *turned);
        format!("{x} {y} ")
    };
    let points: String = line.squares.iter().copied().map(point).collect();
    html! { <polyline {class} {points} marker-end="url(#tip)" /> }
}
