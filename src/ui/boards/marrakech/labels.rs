//! The names of files and ranks.

use yew::{Html, component, html};

use crate::rules::marrakech::Square;
use crate::scene::marrakech::geometry;

/// The letters of the files along the near edge, and the numbers of the ranks along the left edge.
#[component]
pub fn Labels() -> Html {
    let label = |square: Square, (right, down): (i32, i32), part: fn(&str) -> &str| {
        let (x, y) = geometry::corner(square);
        let name = square.to_string();
        let part = part(&name).to_owned();
        html! { <text key={part.clone()} x={(x + right).to_string()} y={(y + down).to_string()}>{ part }</text> }
    };
    let files = Square::all().filter(|square| square.rank() == 0);
    let ranks = Square::all().filter(|square| square.file() == 0);
    html! {
        <g class="labels">
            { for files.map(|square| label(square, (22, 40), |name| &name[..1])) }
            { for ranks.map(|square| label(square, (7, 14), |name| &name[1..])) }
        </g>
    }
}
