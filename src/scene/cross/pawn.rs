//! The outline of a piece.

use crate::rules::Seat;
use crate::rules::cross::SEATS;

/// The dome of all pawns, around the centre of their square.
const DOME: &str = "M-2.6-9.8H2.6C6.4-8.5 8.6 1.5 8.6 5.2Q8.6 8.6 0 8.6T-8.6 5.2C-8.6 1.5-6.4-8.5-2.6-9.8Z";
/// The finials on it by seat, so that pawns differ by more than colour: a ball, a crown, a diamond, and a spire.
const FINIALS: [&str; SEATS as usize] = [
    "M-3.1-12.4a3.1 3.1 0 0 1 6.2 0 3.1 3.1 0 0 1-6.2 0Z",
    "M-3.8-15.4-1.8-13.2 0-15.6 1.8-13.2 3.8-15.4 2.8-9.6H-2.8Z",
    "M0-16.2 3.6-12.7 0-9.2-3.6-12.7Z",
    "M0-16.6Q.6-12 3.4-9.6H-3.4Q-.6-12 0-16.6Z",
];

/// Returns the outline of the pawns of `seat` as an SVG path.
#[must_use]
pub fn pawn_outline(seat: Seat) -> String {
    format!("{DOME}{}", FINIALS[seat.index()])
}
