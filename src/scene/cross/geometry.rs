//! Geometry of the cross-shaped board, in board units.

use std::ops::Range;

use crate::rules::Seat;
use crate::rules::cross::{AROUND, HOME, Square, Step, ZERO, quarter, square};
use crate::scene::Seating;

/// A point, or a width and a height; x grows rightward, y downward.
pub type Point = (i32, i32);
/// A bounding box: its top left corner and its size.
pub type Area = (Point, Point);

/// Side of a square.
pub const SIDE: i32 = 20;
/// The part of a chosen piece that is above its square.
const TALL: i32 = 8;
/// Margin around the cloth.
pub const MARGIN: i32 = 6;
/// Side of the viewBox.
pub const WHOLE: i32 = 19 * SIDE + 2 * MARGIN;
/// Centre of the home.
pub const MIDDLE: Point = (WHOLE / 2, WHOLE / 2);

/// Side of the centre of the home, within the 0 marks, and depth of a 0 mark.
const HEARTH: i32 = 36;
const DEPTH: i32 = 12;
/// Side of the cell for throwing.
const CAST: i32 = 110;
/// Where an arm begins and ends, as distances from the middle.
const ARM: Range<i32> = HEARTH / 2 - 2..WHOLE / 2;
/// Number of the last row and column.
const LAST: i32 = 18;

/// The side from which the board is seen, as the seat at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    bottom: Seat,
}

impl View {
    /// Puts the seat to which the board is turned at the bottom; without one, it is oriented as in the rulebook.
    #[must_use]
    pub fn of(seating: &Seating) -> Self {
        Self { bottom: seating.side().unwrap_or(AROUND[2]) }
    }

    /// Returns the quarter turns clockwise, 0 to 3, that take the arm at the bottom to the arm of `seat`.
    #[must_use]
    pub fn quarters(self, seat: Seat) -> u8 {
        // Turns go anticlockwise.
        (4 + quarter(self.bottom) - quarter(seat)) % 4
    }

    /// Maps a point relative to the centre, in the view of `seat`, to board coordinates.
    #[must_use]
    pub fn turned(self, seat: Seat, point: Point) -> Point {
        let (x, y) = rotated(self.quarters(seat), point);
        (MIDDLE.0 + x, MIDDLE.1 + y)
    }

    /// Returns the centre of a square.
    #[must_use]
    pub fn centre(self, square: Square) -> Point {
        let far = |at: u8| (i32::from(at) - LAST / 2) * SIDE;
        // The rulebook's drawing has this seat at the bottom.
        self.turned(AROUND[2], (far(square.column()), far(square.row())))
    }

    /// Returns row and column of a square.
    pub(super) fn grid(self, square: Square) -> (u8, u8) {
        let (x, y) = self.centre(square);
        let at = |far: i32| ((far - MARGIN) / SIDE).try_into().unwrap_or_default();
        (at(y), at(x))
    }

    /// Returns the position of the `nth` piece on a 0 mark: side by side at the edge of the home, from its middle
    /// outward.
    #[must_use]
    pub fn on_zero(self, seat: Seat, nth: u8) -> Point {
        self.turned(seat, ([-6, 6, -17, 17][usize::from(nth % 4)], 25))
    }

    /// Returns the position of the throw of `seat`: in the corner at its right hand, clear of the text there.
    #[must_use]
    pub fn throw_point(self, seat: Seat) -> Point {
        self.turned(seat, (130, 102))
    }

    /// Returns the position of the medallion of `seat`, beside the tip of its arm. The text beside it is upright on every
    /// side, and goes further down than up.
    #[must_use]
    pub fn medallion(self, seat: Seat) -> Point {
        let (x, y) = self.turned(seat, (60, 174));
        (x, y - 8)
    }

    /// Returns `true` if the name of `seat` is to the right of its medallion, `false` if to its left.
    #[must_use]
    pub fn reads_right(self, seat: Seat) -> bool {
        matches!(self.quarters(seat), 0 | 1)
    }

    /// Returns the bounding box of a cell: a square, a 0 mark, or the centre of the home.
    #[must_use]
    pub fn place(self, seat: Seat, step: Step) -> Area {
        match step {
            ZERO => {
                let long = if self.quarters(seat).is_multiple_of(2) { (HEARTH, DEPTH) } else { (DEPTH, HEARTH) };
                around(self.turned(seat, (0, i32::midpoint(HEARTH, DEPTH))), long)
            }
            HOME => around(MIDDLE, (HEARTH, HEARTH)),
            _ => around(self.passing(seat, step), (SIDE, SIDE)),
        }
    }

    /// Returns the point beside the arm that is next to the square of a step, clear of all pieces; in a coloured column, which
    /// is in the middle of an arm, the centre of the square.
    pub(super) fn beside(self, seat: Seat, step: Step) -> Point {
        let (x, y) = self.passing(seat, step);
        let (right, down) = (x - MIDDLE.0, y - MIDDLE.1);
        // At the foot of an arm, further away from the cloth of the next one.
        let along = |far: i32| if far.abs() == 2 * SIDE { 6 * far.signum() } else { 0 };
        let (x, y) = if right.abs() > down.abs() {
            (x + along(right), y + SIDE * down.signum())
        } else {
            (x + SIDE * right.signum(), y + along(down))
        };
        // What is chosen on an arm below stands tall, and out of its square.
        let is_above_arm = (-3 * SIDE..0).contains(&(y - MIDDLE.1));
        (x, if is_above_arm { y - TALL } else { y })
    }

    /// Returns the bounding box of a square.
    #[must_use]
    pub fn square_place(self, square: Square) -> Area {
        around(self.centre(square), (SIDE, SIDE))
    }

    /// Returns the bounding box of the cell where `seat` throws.
    #[must_use]
    pub fn throw_place(self, seat: Seat) -> Area {
        around(self.throw_point(seat), (CAST, CAST))
    }

    /// Returns the direction from the centre to the 0 mark of `seat`.
    pub(super) fn zero_side(self, seat: Seat) -> (i8, i8) {
        [(0, 1), (-1, 0), (0, -1), (1, 0)][usize::from(self.quarters(seat))]
    }

    /// Returns the position of a piece of `seat` on a step; the centre of the board for steps without a square.
    pub(super) fn passing(self, seat: Seat, step: Step) -> Point {
        match square(seat, step) {
            Some(square) => self.centre(square),
            None if step == ZERO => self.turned(seat, (0, i32::midpoint(HEARTH, DEPTH))),
            None => MIDDLE,
        }
    }
}

/// Returns the bounding box of the arm at a point, with the 0 mark at its foot.
#[must_use]
pub fn arm_at((x, y): (f64, f64)) -> Area {
    let (right, down) = (x - f64::from(MIDDLE.0), y - f64::from(MIDDLE.1));
    let is_flat = right.abs() > down.abs();
    let quarters = match (is_flat, if is_flat { right < 0.0 } else { down < 0.0 }) {
        (false, false) => 0,
        (true, true) => 1,
        (false, true) => 2,
        (true, false) => 3,
    };
    let (x, y) = rotated(quarters, (0, i32::midpoint(ARM.start, ARM.end)));
    let (long, wide) = (ARM.end - ARM.start, 3 * SIDE + 2 * MARGIN);
    around((MIDDLE.0 + x, MIDDLE.1 + y), if is_flat { (long, wide) } else { (wide, long) })
}

/// Rotates a point around the origin by quarter turns clockwise.
fn rotated(quarters: u8, (right, down): Point) -> Point {
    match quarters {
        0 => (right, down),
        1 => (-down, right),
        2 => (-right, -down),
        _ => (down, -right),
    }
}

fn around((x, y): Point, (width, height): Point) -> Area {
    ((x - width / 2, y - height / 2), (width, height))
}
