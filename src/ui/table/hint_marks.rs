//! A hint on the board.

use yew::{Html, html};

use crate::scene::{Advice, Cell};

/// A ring round each cell of a hint, and an arrow from each to the next where it leads there.
pub fn hint_marks(advice: &Advice, cells: &[Cell]) -> Html {
    let marked: Vec<_> = advice.cells.iter().filter_map(|spot| cells.iter().find(|cell| cell.spot == *spot)).collect();
    let mut path: String = marked.iter().map(|cell| ring(cell)).collect();
    if advice.leads {
        path.extend(marked.windows(2).map(|pair| arrow(pair[0], pair[1])));
    }
    html! { <g class="advice"><path class="under" d={path.clone()} /><path class="over" d={path} /></g> }
}

/// A ring round a cell, as the data of a path.
fn ring(cell: &Cell) -> String {
    let ((x, y), (width, height)) = (cell.corner, cell.size);
    format!("M{} {}h{}v{}h-{}z", x + 1, y + 1, width - 2, height - 2, width - 2)
}

/// An arrow from beside the middle of one cell, where its piece ends, to the middle of another, as the data of a path.
fn arrow(from: &Cell, to: &Cell) -> String {
    let middle = |cell: &Cell| {
        let of = |corner: i32, size: i32| f64::from(corner) + f64::from(size) / 2.0;
        (of(cell.corner.0, cell.size.0), of(cell.corner.1, cell.size.1))
    };
    let ((x, y), (end_x, end_y)) = (middle(from), middle(to));
    let far = (end_x - x).hypot(end_y - y).max(1.0);
    let (on_x, on_y) = ((end_x - x) / far, (end_y - y) / far);
    let (out, head) = (f64::from(from.size.0.min(from.size.1)) * 0.4, f64::from(to.size.0.min(to.size.1)) * 0.3);
    [
        ('M', x + on_x * out, y + on_y * out),
        ('L', end_x, end_y),
        ('M', end_x - (on_x + on_y) * head, end_y - (on_y - on_x) * head),
        ('L', end_x, end_y),
        ('L', end_x - (on_x - on_y) * head, end_y - (on_y + on_x) * head),
    ]
    .map(|(command, x, y)| format!("{command}{} {}", whole(x), whole(y)))
    .concat()
}

/// Whole units of a board are fine enough.
#[expect(clippy::cast_possible_truncation, reason = "a board is no larger than that")]
fn whole(units: f64) -> i32 {
    units as i32
}
