//! Who sits where.

use crate::rules::Seat;

/// How many seats there are.
pub const SEATS: u8 = 4;

/// The seats in the order of turns, anticlockwise: A on the top arm, B on the left, D at the bottom, C on the right.
/// Seats have the rulebook's letters as their names, so their numbers are not in the order of turns.
pub const AROUND: [Seat; SEATS as usize] = [Seat(0), Seat(1), Seat(3), Seat(2)];

/// The seat that has its turn after `seat`.
#[must_use]
pub fn next(seat: Seat) -> Seat {
    AROUND[usize::from(quarter(seat) + 1) % AROUND.len()]
}

/// The seat so many numbers after `seat`, round and round. With 1, 2 and 3 it is each of the others, none of which has to be
/// compared with `seat`: how that ends, no processor foresees.
pub(in crate::rules) fn further(seat: Seat, by: u8) -> Seat {
    Seat((seat.0 + by) % SEATS)
}

/// The seat across the board.
#[must_use]
pub fn opposite(seat: Seat) -> Seat {
    next(next(seat))
}

/// How many quarter turns anticlockwise bring the arm at the top to where `seat` sits.
#[must_use]
pub fn quarter(seat: Seat) -> u8 {
    // The numbers of AROUND are a Gray code.
    (seat.0 ^ (seat.0 >> 1)) % SEATS
}
