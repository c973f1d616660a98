//! Why something is not allowed in Pachisi, as sentences.

use crate::rules::pachisi::{Phase, Refusal};
use crate::scene::Seating;
use crate::scene::cross::{block, fault, whose};

/// A refusal as one sentence.
pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
    match refusal {
        Refusal::Pieces(pieces) => format!("Each player has four pieces or two, not {pieces}."),
        Refusal::NoSuchThrow(number) => format!("{number} cannot be thrown."),
        Refusal::NotNow(phase) => not_now(*phase).into(),
        Refusal::NoPiece { step, .. } => format!("No piece that could move stands on {}.", block(*step)),
        Refusal::Board(broken) => fault(*broken),
        Refusal::NotThrown { by, number } => format!("That is {by}, and {number} was thrown."),
        Refusal::NotHalf { number } if number % 2 == 0 => {
            format!("A pair advances by {}, half of {number}.", number / 2)
        }
        Refusal::NotHalf { number } => format!("A pair advances half of an even number, and {number} is odd."),
        Refusal::Bound { .. } => "Off the crosses a pair moves as a pair or not at all.".into(),
        Refusal::Protected { pair } => {
            format!("A single piece cannot land on {} pair.", whose(seating.name(pair.seat)))
        }
        Refusal::CrossHeld { by } => {
            format!("{} holds that cross, and nobody is hit there.", seating.name(by.seat))
        }
        Refusal::NoFork { .. } => "Only what leaves or passes block 8 after its round can go round again.".into(),
    }
}

fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Order(_) => "The start is thrown for first.",
        Phase::Throw => "A throw is due now.",
        Phase::Move { .. } => "The throw is used now.",
        Phase::Over => "The match is over.",
    }
}
