//! What an action brought about.

use super::{Colour, Heading, Payment, Place, Turning, Walk};
use crate::rules::{Seat, SeatSet};

/// An event: an action with all that it brought about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A roll for the order of play (M2).
    Ordered {
        /// Who rolled.
        seat: Seat,
        /// The number rolled.
        roll: u8,
        /// The rolls of the round so far, this one included, by seat.
        rolls: [Option<u8>; 4],
        /// The seats whose places this roll settled.
        settled: SeatSet,
        /// The seats of this round that still share a place and have to roll again; empty while the round goes on.
        again: SeatSet,
    },
    /// The first player has Asam face this way (M3).
    Faced {
        /// The way he faces.
        heading: Heading,
    },
    /// The mover turned Asam (M4).
    Turned {
        /// How.
        turning: Turning,
        /// The way he faces now.
        heading: Heading,
    },
    /// A pile shows its next rug (M13).
    Drawn {
        /// Whose pile it is.
        seat: Seat,
        /// The colour of the rug.
        colour: Colour,
    },
    /// Asam walked (M4), and what was owed was paid (M6).
    Walked {
        /// The steps: as many as were rolled.
        steps: Walk,
        /// What was paid.
        payment: Option<Payment>,
        /// The mover, if paying put him out of the game (M7).
        out: Option<Seat>,
    },
    /// The mover laid a rug (M8).
    Laid {
        /// Who laid it.
        seat: Seat,
        /// Where it lies.
        place: Place,
        /// Its colour.
        colour: Colour,
    },
}
