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

/// The open cell that an arrow leads to from the one with the spot `from`, so many rows down and columns right, as for
/// [`next`]: the nearest that lies more or less that way. What lies aside is twice as far.
#[must_use]
pub fn next_open(cells: &[Cell], from: Spot, (down, right): (i16, i16)) -> Option<Spot> {
    let from = cells.iter().find(|cell| cell.spot == from)?;
    let (down, right) = (i32::from(down), i32::from(right));
    let far = |cell: &Cell| {
        let (x, y) = between(from, cell);
        let (ahead, aside) = (x * right + y * down, (x * down).abs() + (y * right).abs());
        (ahead > 0 && aside <= 2 * ahead).then_some((ahead + 2 * aside, cell.spot))
    };
    open(cells).filter_map(far).min().map(|(_, spot)| spot)
}

/// Where keys go on when the cells have changed from `before` to `cells` and they were on the one with the spot `from`: to
/// what is open now and was not, else to what is open; there to what is nearest.
#[must_use]
pub fn focus(before: &[Cell], cells: &[Cell], from: Option<Spot>) -> Option<Spot> {
    let was_open = |cell: &Cell| open(before).any(|other| other.spot == cell.spot);
    let middle = cells.get(cells.len() / 2);
    let Some(here) = cells.iter().find(|cell| Some(cell.spot) == from).or(middle) else { return from };
    let far = |cell: &&Cell| {
        let (x, y) = between(here, cell);
        (x * x + y * y, cell.spot)
    };
    let fresh = open(cells).filter(|cell| !was_open(cell)).min_by_key(far);
    let nearest = || open(cells).min_by_key(far);
    Some(fresh.or_else(nearest).unwrap_or(here).spot)
}

/// The open cells that keys move through.
fn open(cells: &[Cell]) -> impl Iterator<Item = &Cell> {
    cells.iter().filter(|cell| cell.open && cell.grid.is_some())
}

/// How far right and down another cell's middle is, in halves of board units.
fn between(one: &Cell, other: &Cell) -> (i32, i32) {
    let middle = |cell: &Cell| (2 * cell.corner.0 + cell.size.0, 2 * cell.corner.1 + cell.size.1);
    let ((x, y), (other_x, other_y)) = (middle(one), middle(other));
    (other_x - x, other_y - y)
}
