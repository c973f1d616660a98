//! Where things lie on Damath's board, in whole board units: y grows downward.

use crate::rules::damath::Square;

/// The side of a square.
pub const SIDE: i32 = 44;
/// From the edge of the drawing to the edge of the 8×8 field: the frame, with the coordinates on it.
pub const MARGIN: i32 = 14;
/// The side of the whole drawing.
pub const WHOLE: i32 = 2 * MARGIN + 8 * SIDE;

/// A point in board units.
pub type Point = (i32, i32);

/// How far beside the middle of its square a chip lies, so that the operator has the corner, and how much less wide and high
/// than the square a ring round it is, on each side.
#[must_use]
pub fn chip(wide: bool) -> (Point, Point) {
    if wide { ((0, 6), (-3, 6)) } else { ((3, 3), (3, 3)) }
}

/// Column and row of a square as they are seen, from the upper left corner: the first player's side is below, or above
/// if the board is turned by 180°.
#[must_use]
pub fn seen(square: Square, turned: bool) -> (u8, u8) {
    if turned { (7 - square.column(), square.row()) } else { (square.column(), 7 - square.row()) }
}

/// The square that is seen on this column and row, if it is one that is played on.
#[must_use]
pub fn square_seen((column, row): (u8, u8), turned: bool) -> Option<Square> {
    if turned { Square::new(7 - column, row) } else { Square::new(column, 7 - row) }
}

/// The upper left corner of a square.
#[must_use]
pub fn corner(square: Square, turned: bool) -> Point {
    let (column, row) = seen(square, turned);
    let edge = |count: u8| MARGIN + i32::from(count) * SIDE;
    (edge(column), edge(row))
}

/// The middle of a square.
#[must_use]
pub fn centre(square: Square, turned: bool) -> Point {
    let (x, y) = corner(square, turned);
    (x + SIDE / 2, y + SIDE / 2)
}
