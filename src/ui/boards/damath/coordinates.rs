//! The numbers of columns and rows.

use yew::{Html, Properties, component, html};

use crate::scene::damath::geometry::{MARGIN, SIDE, WHOLE};

/// Properties of [`Coordinates`].
#[derive(Clone, PartialEq, Properties)]
pub struct CoordinatesProps {
    /// `true` if the board is seen from the second player's side.
    pub turned: bool,
}

/// The numbers of columns and rows on the frame, from the viewer's side.
#[component]
pub fn Coordinates(CoordinatesProps { turned }: &CoordinatesProps) -> Html {
    let label = |place: i32| {
        let [column, row] = if *turned { [7 - place, place] } else { [place, 7 - place] };
        let middle = MARGIN + place * SIDE + SIDE / 2;
        html! {
            <g key={place}>
                <text x={middle.to_string()} y={(WHOLE - 2).to_string()}>{ column }</text>
                <text x="7" y={(middle + 5).to_string()}>{ row }</text>
            </g>
        }
    };
    html! { <g class="coordinates">{ for (0..8).map(label) }</g> }
}
