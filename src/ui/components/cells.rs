//! The cells of a board as a grid.

use yew::{AttrValue, Html, html};

use super::cell_view::CellView;
use crate::rules::Spot;
use crate::scene::Cell;

/// Renders cells as an ARIA grid with rows, for keyboard navigation and screen readers. Their look is in the drawing
/// below them.
pub fn cells(title: AttrValue, cells: &[Cell], focus: Option<Spot>, causes: &[Spot]) -> Html {
    let cells: Vec<_> = cells.iter().filter_map(|cell| Some((cell.grid?.0, cell))).collect();
    let cell = |(_, cell): &(u8, &Cell)| {
        let (has_focus, is_cause) = (Some(cell.spot) == focus, causes.contains(&cell.spot));
        html! { <CellView key={cell.spot.0} cell={(*cell).clone()} {has_focus} {is_cause} /> }
    };
    let row = |cells: &[(u8, &Cell)]| html! { <g key={cells[0].0} role="row">{ for cells.iter().map(cell) }</g> };
    html! {
        <g role="grid" aria-label={title}>
            { for cells.chunk_by(|one, next| one.0 == next.0).map(row) }
        </g>
    }
}
