//! Geometry of Damath's board, in board units; y grows downward.

use crate::rules::damath::Square;

/// Side of a square.
pub const SIDE: i32 = 44;
/// Width of the frame around the 8×8 squares, which bears the coordinates.
pub const MARGIN: i32 = 14;
/// Side of the viewBox.
pub const WHOLE: i32 = 2 * MARGIN + 8 * SIDE;

/// A point, or a width and a height, in board units.
pub type Point = (i32, i32);

/// Returns the offset of a chip from the centre of its square, which leaves a corner to the operator, and the inset of
/// a ring around the chip from each edge of the square.
#[must_use]
pub fn chip(wide: bool) -> (Point, Point) {
    if wide { ((0, 6), (-3, 6)) } else { ((3, 3), (3, 3)) }
}

/// Returns column and row of a square on the screen, from the upper left corner: the first player's side is at the
/// bottom, or at the top if the board is turned by 180°.
#[must_use]
pub fn seen(square: Square, turned: bool) -> (u8, u8) {
    if turned { (7 - square.column(), square.row()) } else { (square.column(), 7 - square.row()) }
}

/// Returns the square at this column and row on the screen, if it is a playing square.
#[must_use]
pub fn square_seen((column, row): (u8, u8), turned: bool) -> Option<Square> {
    if turned { Square::new(7 - column, row) } else { Square::new(column, 7 - row) }
}

/// Returns the upper left corner of a square.
#[must_use]
pub fn corner(square: Square, turned: bool) -> Point {
    let (column, row) = seen(square, turned);
    let edge = |count: u8| MARGIN + i32::from(count) * SIDE;
    (edge(column), edge(row))
}

/// Returns the centre of a square.
#[must_use]
pub fn centre(square: Square, turned: bool) -> Point {
    let (x, y) = corner(square, turned);
    (x + SIDE / 2, y + SIDE / 2)
}
