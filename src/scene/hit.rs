//! Hit tests for pointers, and keyboard navigation between cells.

use super::Cell;
use crate::rules::Spot;

/// Returns the cell at a point, in board units: the last one that contains it. If that is neither open nor firm, the
/// nearest open cell with an edge within `reach` is preferred.
#[must_use]
pub fn hit(cells: &[Cell], point: (f64, f64), reach: i32) -> Option<Spot> {
    let covering = cells.iter().rev().find(|cell| distance(cell, point) <= 0.0);
    if covering.is_some_and(|cell| cell.open || cell.firm) {
        return covering.map(|cell| cell.spot);
    }
    let near = cells.iter().filter(|cell| cell.open).map(|cell| (distance(cell, point), cell));
    let near = near.filter(|(distance, _)| reach > 0 && *distance <= f64::from(reach));
    let nearest = near.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, cell)| cell);
    nearest.or(covering).map(|cell| cell.spot)
}

/// Returns the distance of a point from a cell: 0 inside, right and bottom edges excluded.
pub(super) fn distance(cell: &Cell, (x, y): (f64, f64)) -> f64 {
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

/// Returns the next cell in the row or column of `from`, in a direction given as rows down and columns right: one of
/// them 1 or −1, the other 0. It skips holes of the grid.
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

/// Returns the nearest open cell from `from` roughly in a direction, given as for [`next`]. Distance sideways counts
/// double.
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

/// Returns the new keyboard focus when the cells change from `before` to `cells` and the focus was at `from`: the
/// nearest cell that has become open, otherwise the nearest open one.
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

/// Returns the open cells within the keyboard grid.
fn open(cells: &[Cell]) -> impl Iterator<Item = &Cell> {
    cells.iter().filter(|cell| cell.open && cell.grid.is_some())
}

/// Returns the vector between the centres of two cells, in halves of board units.
fn between(one: &Cell, other: &Cell) -> (i32, i32) {
    let middle = |cell: &Cell| (2 * cell.corner.0 + cell.size.0, 2 * cell.corner.1 + cell.size.1);
    let ((x, y), (other_x, other_y)) = (middle(one), middle(other));
    (other_x - x, other_y - y)
}
