//! Where things lie on the cross-shaped board, in board units.

use crate::rules::Seat;
use crate::rules::cross::{AROUND, HOME, Square, Step, ZERO, quarter, square};
use crate::scene::Seating;

/// A point, or a width and a height: right and down.
pub type Point = (i32, i32);
/// A corner, the top left one, and a size.
pub type Area = (Point, Point);

/// The side of a square.
pub const SIDE: i32 = 20;
/// The margin round the cloth.
pub const MARGIN: i32 = 6;
/// The side of the whole drawing.
pub const WHOLE: i32 = 19 * SIDE + 2 * MARGIN;
/// The middle of the home.
pub const MIDDLE: Point = (WHOLE / 2, WHOLE / 2);

/// The side of the middle of the home that is not 0 marks, and how deep those are.
const HEARTH: i32 = 36;
const DEPTH: i32 = 12;
/// The side of what can be touched to throw.
const CAST: i32 = 110;
/// The number of the last row and column.
const LAST: i32 = 18;

/// From which side the board is seen: who sits at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    bottom: Seat,
}

impl View {
    /// The only person sits at the bottom; where several look at the board, it lies as the rulebook draws it.
    #[must_use]
    pub fn of(seating: &Seating) -> Self {
        Self { bottom: seating.viewer.unwrap_or(AROUND[2]) }
    }

    /// How many quarter turns clockwise, 0 to 3, bring the arm at the bottom to where `seat` sits.
    #[must_use]
    pub fn quarters(self, seat: Seat) -> u8 {
        // Turns go anticlockwise.
        (4 + quarter(self.bottom) - quarter(seat)) % 4
    }

    /// Where a point, seen from the middle by `seat`, is.
    #[must_use]
    pub fn turned(self, seat: Seat, point: Point) -> Point {
        let (x, y) = rotated(self.quarters(seat), point);
        (MIDDLE.0 + x, MIDDLE.1 + y)
    }

    /// The middle of a square.
    #[must_use]
    pub fn centre(self, square: Square) -> Point {
        let far = |at: u8| (i32::from(at) - LAST / 2) * SIDE;
        // The rulebook's drawing has this seat at the bottom.
        self.turned(AROUND[2], (far(square.column()), far(square.row())))
    }

    /// The row and the column of a square.
    pub(super) fn grid(self, square: Square) -> (u8, u8) {
        let (x, y) = self.centre(square);
        let at = |far: i32| ((far - MARGIN) / SIDE).try_into().unwrap_or_default();
        (at(y), at(x))
    }

    /// Where the `nth` piece on a 0 mark stands: side by side at the edge of the home, from its middle outward.
    #[must_use]
    pub fn on_zero(self, seat: Seat, nth: u8) -> Point {
        self.turned(seat, ([-6, 6, -17, 17][usize::from(nth % 4)], 25))
    }

    /// Where the throw of `seat` lies: in the corner at its right hand, clear of what is written there.
    #[must_use]
    pub fn throw_point(self, seat: Seat) -> Point {
        self.turned(seat, (118, 104))
    }

    /// Where the medallion of `seat` is sewn on, beside the tip of its arm.
    #[must_use]
    pub fn medallion(self, seat: Seat) -> Point {
        self.turned(seat, (54, 172))
    }

    /// Whether the name of `seat` stands to the right of its medallion, and not to its left.
    #[must_use]
    pub fn reads_right(self, seat: Seat) -> bool {
        matches!(self.quarters(seat), 0 | 1)
    }

    /// The corner and the size of a place that can be touched: a square, a 0 mark, or the middle of the home.
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

    /// The corner and the size of a square.
    #[must_use]
    pub fn square_place(self, square: Square) -> Area {
        around(self.centre(square), (SIDE, SIDE))
    }

    /// The corner and the size of the place where `seat` throws.
    #[must_use]
    pub fn throw_place(self, seat: Seat) -> Area {
        around(self.throw_point(seat), (CAST, CAST))
    }

    /// On which side of the middle the 0 mark of `seat` is.
    pub(super) fn zero_side(self, seat: Seat) -> (i8, i8) {
        [(0, 1), (-1, 0), (0, -1), (1, 0)][usize::from(self.quarters(seat))]
    }

    /// Where a piece of `seat` is that comes by a step: over the middle where there is no square.
    pub(super) fn passing(self, seat: Seat, step: Step) -> Point {
        match square(seat, step) {
            Some(square) => self.centre(square),
            None if step == ZERO => self.turned(seat, (0, i32::midpoint(HEARTH, DEPTH))),
            None => MIDDLE,
        }
    }
}

/// A point after so many quarter turns clockwise round the middle.
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
