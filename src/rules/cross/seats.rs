//! The seats around the board.

use crate::rules::Seat;

/// The number of seats.
pub const SEATS: u8 = 4;

/// The seats in the order of turns, anticlockwise: A at the top arm, B on the left, D at the bottom, C on the right.
/// The letters are those of the rulebook, so seat numbers are not in the order of turns.
pub const AROUND: [Seat; SEATS as usize] = [Seat(0), Seat(1), Seat(3), Seat(2)];

/// The seat whose turn is after that of `seat`.
#[must_use]
pub fn next(seat: Seat) -> Seat {
    AROUND[usize::from(quarter(seat) + 1) % AROUND.len()]
}

/// The seat `by` numbers after `seat`, modulo 4. With 1, 2 and 3 this visits the other seats without comparing each
/// with `seat`, a branch that the processor could not predict.
pub(in crate::rules) fn nth_after(seat: Seat, by: u8) -> Seat {
    Seat((seat.0 + by) % SEATS)
}

/// The seat across the board.
#[must_use]
pub fn opposite(seat: Seat) -> Seat {
    next(next(seat))
}

/// The number of anticlockwise quarter turns from the top arm to the arm of `seat`.
#[must_use]
pub fn quarter(seat: Seat) -> u8 {
    // The numbers of AROUND are a Gray code.
    (seat.0 ^ (seat.0 >> 1)) % SEATS
}
