//! Where things lie on the cross-shaped board, in board units.

use crate::rules::Seat;
use crate::rules::cross::{AROUND, HOME, Square, ZERO, square};

/// A point, or a width and a height: right and down.
pub type Point = (i32, i32);

/// The side of a square.
pub const SIDE: i32 = 20;
/// What is left free round the cloth.
pub const MARGIN: i32 = 6;
/// The side of the whole drawing.
pub const WHOLE: i32 = 19 * SIDE + 2 * MARGIN;
/// The middle of the home.
pub const MIDDLE: Point = (WHOLE / 2, WHOLE / 2);

/// The side of the middle of the home that is not 0 marks, and how deep those are.
const HEARTH: i32 = 36;
const DEPTH: i32 = 12;

/// The top left corner of a square.
#[must_use]
pub fn corner(square: Square) -> Point {
    (MARGIN + i32::from(square.column()) * SIDE, MARGIN + i32::from(square.row()) * SIDE)
}

/// The middle of a square.
#[must_use]
pub fn centre(square: Square) -> Point {
    let (x, y) = corner(square);
    (x + SIDE / 2, y + SIDE / 2)
}

/// How many quarter turns clockwise, 0 to 3, bring the arm at the bottom to where `seat` sits.
#[must_use]
pub fn quarters(seat: Seat) -> u8 {
    // Turns go anticlockwise, and begin at the top.
    let place = (0..).zip(AROUND).find(|(_, other)| *other == seat).map_or(0, |(place, _)| place);
    (6 - place) % 4
}

/// Where a point, seen from the middle by who sits at the bottom, is for `seat`.
#[must_use]
pub fn turned(seat: Seat, (right, down): Point) -> Point {
    let (x, y) = match quarters(seat) {
        0 => (right, down),
        1 => (-down, right),
        2 => (-right, -down),
        _ => (down, -right),
    };
    (MIDDLE.0 + x, MIDDLE.1 + y)
}

/// Where the `nth` piece on a 0 mark stands: side by side at the edge of the home, from its middle outward.
#[must_use]
pub fn on_zero(seat: Seat, nth: u8) -> Point {
    turned(seat, ([-6, 6, -17, 17][usize::from(nth % 4)], 25))
}

/// Where the throw of `seat` lies: in the corner at its right hand.
#[must_use]
pub fn throw_point(seat: Seat) -> Point {
    turned(seat, (112, 112))
}

/// Where the medallion of `seat` is sewn on, beside the tip of its arm.
#[must_use]
pub fn medallion(seat: Seat) -> Point {
    turned(seat, (54, 172))
}

/// Whether the name of `seat` stands to the right of its medallion, and not to its left.
#[must_use]
pub fn reads_right(seat: Seat) -> bool {
    matches!(quarters(seat), 0 | 1)
}

/// The corner and the size of a place that can be touched: a square, a 0 mark, or the middle of the home.
#[must_use]
pub fn place(seat: Seat, step: u8) -> (Point, Point) {
    let around = |(x, y): Point, (width, height): Point| ((x - width / 2, y - height / 2), (width, height));
    match step {
        ZERO => {
            let long = if quarters(seat).is_multiple_of(2) { (HEARTH, DEPTH) } else { (DEPTH, HEARTH) };
            around(turned(seat, (0, i32::midpoint(HEARTH, DEPTH))), long)
        }
        HOME.. => around(MIDDLE, (HEARTH, HEARTH)),
        _ => around(passing(seat, step), (SIDE, SIDE)),
    }
}

/// The corner and the size of a square.
#[must_use]
pub fn square_place(square: Square) -> (Point, Point) {
    (corner(square), (SIDE, SIDE))
}

/// On which side of the middle the 0 mark of `seat` is.
pub(super) fn zero_side(seat: Seat) -> (i8, i8) {
    [(0, 1), (-1, 0), (0, -1), (1, 0)][usize::from(quarters(seat))]
}

/// Where a piece of `seat` is that comes by a step.
pub(super) fn passing(seat: Seat, step: u8) -> Point {
    square(seat, step).map_or(MIDDLE, centre)
}
