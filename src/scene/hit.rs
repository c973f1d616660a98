//! Which cell a pointer is on, and which one an arrow key leads to.

use super::Cell;
use crate::rules::Spot;

/// The cell at a point, in board units: the last one that covers it. If that is not open, the nearest open one whose edge
/// is within `reach` goes before it.
#[must_use]
pub fn hit(cells: &[Cell], point: (f64, f64), reach: i32) -> Option<Spot> {
    let covering = cells.iter().rev().find(|cell| distance(cell, point) <= 0.0);
    if covering.is_some_and(|cell| cell.open) {
        return covering.map(|cell| cell.spot);
    }
    let near = cells.iter().filter(|cell| cell.open).map(|cell| (distance(cell, point), cell));
    let near = near.filter(|(distance, _)| reach > 0 && *distance <= f64::from(reach));
    let nearest = near.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, cell)| cell);
    nearest.or(covering).map(|cell| cell.spot)
}

/// How far a point is from a cell: 0 on it, its far edges not included.
fn distance(cell: &Cell, (x, y): (f64, f64)) -> f64 {
    let beside = |point: f64, start: i32, size: i32| {
        let (start, end) = (f64::from(start), f64::from(start + size));
        if point < start {
            start - point
        } else if point < end {
            0.0
        } else {
            (point - end).max(f64::MIN_POSITIVE)
        }
    };
    beside(x, cell.corner.0, cell.size.0).hypot(beside(y, cell.corner.1, cell.size.1))
}

/// The cell that comes after the one with the spot `from` in its row or its column, so many rows down and columns right:
/// one of the two is 1 or −1, the other 0. Where the grid has a hole, the next cell lies beyond it.
#[must_use]
pub fn next(cells: &[Cell], from: Spot, (down, right): (i16, i16)) -> Option<Spot> {
    let (row, column) = cells.iter().find(|cell| cell.spot == from)?.grid?;
    let ahead = |cell: &Cell| {
        let (other_row, other_column) = cell.grid?;
        let (rows, columns) = (i16::from(other_row) - i16::from(row), i16::from(other_column) - i16::from(column));
        let (far, aside) = if down == 0 { (columns * right, rows) } else { (rows * down, columns) };
        (far > 0 && aside == 0).then_some((far, cell.spot))
    };
    cells.iter().filter_map(ahead).min().map(|(_, spot)| spot)
}
