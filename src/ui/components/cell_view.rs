//! A cell of a board.

use yew::{Html, Properties, component, html};

use crate::scene::Cell;
use crate::ui::grid;

/// Properties of [`CellView`].
#[derive(Clone, PartialEq, Properties)]
pub struct CellViewProps {
    /// The cell.
    pub cell: Cell,
    /// `true` for the cell with `tabindex` 0, which has the focus or gets it first.
    pub has_focus: bool,
    /// `true` if the cell is a cause of the current refusal.
    pub is_cause: bool,
}

/// A cell: its label for screen readers, and the focus ring.
#[component]
pub fn CellView(CellViewProps { cell, has_focus, is_cause }: &CellViewProps) -> Html {
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
