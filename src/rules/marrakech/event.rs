//! Events: the effects of actions.

use super::{Colour, Heading, Payment, Place, Turning, Walk};
use crate::rules::{Seat, SeatSet};

/// An action with all its effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A roll for the order of play (M2).
    Ordered {
        /// The seat that rolled.
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
        /// The turn to the left or right, or none.
        turning: Turning,
        /// The way he faces now.
        heading: Heading,
    },
    /// A pile shows its next rug (M13).
    Drawn {
        /// The owner of the pile.
        seat: Seat,
        /// The colour of the rug.
        colour: Colour,
    },
    /// Asam walked (M4), and what was owed was paid (M6).
    Walked {
        /// The steps: as many as were rolled.
        steps: Walk,
        /// The payment; `None` if nothing was owed.
        payment: Option<Payment>,
        /// The mover, if the payment put them out of the game (M7).
        out: Option<Seat>,
    },
    /// The mover laid a rug (M8).
    Laid {
        /// The seat that laid it.
        seat: Seat,
        /// The place of the rug.
        place: Place,
        /// Its colour.
        colour: Colour,
    },
}
