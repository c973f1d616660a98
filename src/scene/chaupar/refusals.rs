//! Why something is not allowed in Chaupar, as sentences.

use super::words::said;
use crate::rules::chaupar::{Phase, Refusal};
use crate::rules::cross::{Advance, ZERO};
use crate::scene::cross::{block, fault, whose};
use crate::scene::{Seating, list};

/// A refusal as one sentence.
pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
    match refusal {
        Refusal::NotNow(phase) => not_now(*phase).into(),
        Refusal::NoPiece { step, .. } => format!("No piece that could move stands on {}.", block(*step)),
        Refusal::Board(broken) => fault(*broken),
        Refusal::NotThrown { by, left: Some(left), .. } => {
            format!("That is {by}, and the pasa that is left shows {left}.")
        }
        Refusal::NotThrown { by, throw, left: None } => {
            format!("That is {by}: neither a pasa nor the sum of {}.", said(*throw))
        }
        Refusal::SamePiece { .. } => "The two pasa are for two different pieces, and this one has moved.".into(),
        Refusal::WholeThrow { ways, .. } => {
            format!("The whole throw can be used, and so must be: begin with {}.", list_ways(ways))
        }
        Refusal::Failed { .. } => "After a failed 17 two pieces on a block are no pair.".into(),
        Refusal::NotEarned { .. } => "No pair moves as a pair before two pieces have stood on block 17.".into(),
        Refusal::Immobile { step, .. } => {
            format!("The pair on {} has moved as a pair: another piece must leap over it first.", block(*step))
        }
        Refusal::NotHalf { throw } => {
            format!("A pair advances half of an even sum, and {} is {}.", said(*throw), throw.sum())
        }
        Refusal::PasaUsed { pasa } => format!("A pair needs the whole throw, and the {pasa} is used."),
        Refusal::ZeroFirst { .. } => "Pieces on the 0 mark must come in first.".into(),
        Refusal::Protected { pair } => {
            format!("A single piece cannot land on {} pair.", whose(seating.name(pair.seat)))
        }
        Refusal::NotHisPair { step, .. } => format!("None of your two pairs stands on {}.", block(*step)),
    }
}

fn list_ways(ways: &[Advance]) -> String {
    let way = |way: &Advance| {
        let from = if way.from == ZERO { block(ZERO) } else { way.from.to_string() };
        format!("{}{from} by {}", if way.pair { "pair " } else { "" }, way.by)
    };
    match ways {
        [_, _, _, _, ..] => "what is marked".into(),
        _ => list(ways.iter().map(way)),
    }
}

fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Order(_) => "The start is thrown for first.",
        Phase::Throw => "The pasa are thrown now.",
        Phase::Move { .. } => "The throw is used now.",
        Phase::Name { .. } => "The true pair is named now.",
        Phase::Over => "The match is over.",
    }
}
