//! Which cell a pointer is on.

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
