//! Pachisi's refusals as sentences.

use crate::rules::pachisi::{Phase, Refusal};
use crate::scene::Seating;
use crate::scene::cross::fault;
use crate::words::{cross, pachisi};

/// Returns a refusal as a sentence.
pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
    match refusal {
        Refusal::Pieces(pieces) => pachisi::wrong_pieces(*pieces),
        Refusal::NoSuchThrow(number) => pachisi::cannot_fall(*number),
        Refusal::NotNow(phase) => not_now(*phase).into(),
        Refusal::NoPiece { step, .. } => cross::no_piece(step.0),
        Refusal::Board(broken) => fault(*broken),
        Refusal::NotThrown { by, number } => pachisi::not_thrown(*by, *number),
        Refusal::NotHalf { number } if number % 2 == 0 => pachisi::half_only(number / 2, *number),
        Refusal::NotHalf { number } => pachisi::odd_number(*number),
        Refusal::Bound { .. } => pachisi::bound().into(),
        Refusal::Protected { pair } => cross::protected(seating.who(pair.seat)),
        Refusal::CrossHeld { by } => pachisi::cross_held(seating.who(by.seat)),
        Refusal::NoFork { .. } => pachisi::no_fork().into(),
    }
}

fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Order(_) => cross::not_before_start(),
        Phase::Throw => pachisi::not_before_throw(),
        Phase::Move { .. } => cross::not_before_move(),
        Phase::Over => cross::not_any_more(),
    }
}
