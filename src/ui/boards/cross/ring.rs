//! Rings around areas of the cross.

use yew::{Html, Properties, component, html};

use crate::scene::cross::geometry::Area;

#[derive(Clone, PartialEq, Properties)]
pub struct RingProps {
    /// The area: its corner and its size, in board units.
    pub area: Area,
    /// The distance of the ring from the area, in board units.
    pub out: i32,
    /// The radius of its corners, in board units.
    pub round: i32,
}

/// A light line within a dark one around an area, visible on every seat's colour.
#[component]
pub fn Ring(RingProps { area: ((x, y), (width, height)), out, round }: &RingProps) -> Html {
    let [x, y, width, height] = [x - out, y - out, width + 2 * out, height + 2 * out].map(|side| side.to_string());
    let line = |class: &'static str| {
        html! {
            <rect {class} x={x.clone()} y={y.clone()} width={width.clone()} height={height.clone()} rx={round.to_string()} />
        }
    };
    html! { <>{ line("edge") }{ line("line") }</> }
}
