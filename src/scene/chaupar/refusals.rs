//! Chaupar's refusals as sentences.

use crate::rules::chaupar::{Phase, Refusal};
use crate::rules::cross::Advance;
use crate::scene::Seating;
use crate::scene::cross::{fault, what};
use crate::words::{self, chaupar, cross};

/// Returns a refusal as a sentence.
pub(super) fn sentence(refusal: &Refusal, seating: &Seating) -> String {
    match refusal {
        Refusal::NotNow(phase) => not_now(*phase).into(),
        Refusal::NoPiece { step, .. } => cross::no_piece(step.0),
        Refusal::NotThrown { by, left: Some(left), .. } => chaupar::not_the_other(*by, *left),
        Refusal::NotThrown { by, throw, left: None } => {
            let [low, high] = throw.pasa();
            chaupar::not_thrown(*by, low, high)
        }
        Refusal::SamePiece { .. } => chaupar::same_piece().into(),
        Refusal::WholeThrow { ways, .. } => match ways[..] {
            [_, _, _, _, ..] => chaupar::whole_throw_marked().into(),
            _ => chaupar::whole_throw(&words::one_of(ways.iter().map(begin_with))),
        },
        Refusal::Board(_)
        | Refusal::Failed { .. }
        | Refusal::NotEarned { .. }
        | Refusal::Immobile { .. }
        | Refusal::NotHalf { .. }
        | Refusal::PasaUsed { .. }
        | Refusal::ZeroFirst { .. } => about_pair(refusal).unwrap_or_default(),
        Refusal::Protected { pair } => cross::protected(seating.who(pair.seat)),
        Refusal::NotOwnPair { step, .. } => chaupar::not_a_pair(step.0),
    }
}

/// Returns a sentence on why a pair cannot move as a pair; none for refusals that do not concern pairs. The hint for a
/// selected piece uses it before anything is refused.
pub(super) fn about_pair(refusal: &Refusal) -> Option<String> {
    Some(match refusal {
        Refusal::Board(broken) => fault(*broken),
        Refusal::Failed { .. } => chaupar::failed().into(),
        Refusal::NotEarned { .. } => chaupar::not_earned().into(),
        Refusal::Immobile { step, .. } => chaupar::immobile(step.0),
        Refusal::NotHalf { throw } => {
            let [low, high] = throw.pasa();
            chaupar::odd_sum(low, high, throw.sum())
        }
        Refusal::PasaUsed { pasa } => chaupar::pasa_used(*pasa),
        Refusal::ZeroFirst { .. } => chaupar::zero_first().into(),
        _ => return None,
    })
}

fn begin_with(way: &Advance) -> String {
    chaupar::begin_with(what(way.pair), way.from.0, way.by)
}

fn not_now(phase: Phase) -> &'static str {
    match phase {
        Phase::Order(_) => cross::not_before_start(),
        Phase::Throw => chaupar::not_before_throw(),
        Phase::Move { .. } => cross::not_before_move(),
        Phase::Name { .. } => chaupar::not_before_name(),
        Phase::Over => cross::not_any_more(),
    }
}
