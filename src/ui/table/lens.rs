//! The lens over the board.

use yew::{Html, html};

use crate::scene::{Cell, Lens};

/// The id of the drawing of the board, which the lens shows once more.
pub const DRAWING: &str = "drawing";

/// Renders the lens, above all that is on the screen.
pub fn lens(lens: &Lens) -> Html {
    let (((left, top), (wide, high)), (x, y), (width, height)) = (lens.part, lens.corner, lens.size);
    let (x, y, width, height) = (x.to_string(), y.to_string(), width.to_string(), height.to_string());
    html! {
        <svg class="lens" aria-hidden="true">
            <rect class="ground" x={x.clone()} y={y.clone()} width={width.clone()} height={height.clone()} />
            <svg
                x={x.clone()}
                y={y.clone()}
                width={width.clone()}
                height={height.clone()}
                viewBox={format!("{left} {top} {wide} {high}")}
            >
                <use href={format!("#{DRAWING}")} />
            </svg>
            <rect class="rim" {x} {y} {width} {height} />
        </svg>
    }
}

/// Renders the ring around the cell that is aimed at.
pub fn aim(cell: &Cell) -> Html {
    let ((x, y), (width, height)) = (cell.corner, cell.size);
    let [x, y, width, height] = [x, y, width, height].map(|units| units.to_string());
    html! { <rect class="aimed" {x} {y} {width} {height} /> }
}
