//! The cells of a board as a grid.

use yew::{AttrValue, Html, Properties, component, html};

use crate::rules::Spot;
use crate::scene::Cell;
use crate::ui::grid;

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

#[derive(Clone, PartialEq, Properties)]
struct CellViewProps {
    /// The cell.
    cell: Cell,
    /// `true` for the cell with `tabindex` 0, which has the focus or gets it first.
    has_focus: bool,
    /// `true` if the cell is a cause of the current refusal.
    is_cause: bool,
}

/// A cell: its label for screen readers, and the focus ring.
#[component]
fn CellView(CellViewProps { cell, has_focus, is_cause }: &CellViewProps) -> Html {
    let ((x, y), (width, height)) = (cell.corner, cell.size);
    let class = match (is_cause, cell.open) {
        (true, _) => "cell cause",
        (false, true) => "cell open",
        (false, false) => "cell",
    };
    html! {
        <g
            id={grid::id(cell.spot)}
            {class}
            role="gridcell"
            tabindex={if *has_focus { "0" } else { "-1" }}
            aria-label={cell.label.clone()}
            aria-selected={cell.picked.to_string()}
            aria-disabled={(!cell.open).to_string()}
        >
            <path d={format!("M{} {}h{}v{}h-{}z", x + 2, y + 2, width - 4, height - 4, width - 4)} />
        </g>
    }
}
