//! Answers to selecting a piece or a move: a piece with only one move makes it at once.

use super::game::{have_same_results, moves_of};
use super::{Cross, LegalMove, Selection, Unit};
use crate::scene::Answer;

/// Makes the only move of `unit`, or one of several with equal results, after a warning if there is one; otherwise
/// selects the unit. Naming a pair (C12) and splitting a pair always take a second press, since the first may not have
/// been meant so.
pub(super) fn make_or_select<G: Cross>(game: &G, moves: &[LegalMove], unit: Unit) -> Answer<G> {
    let splits = !unit.pair && game.link(game.moving(), unit.step).is_some();
    match &moves_of(moves, unit)[..] {
        moves @ [mv, ..] if mv.by > 0 && !splits && have_same_results(game, moves) => {
            make_or_warn(game, &Selection::Nothing, mv)
        }
        _ => Answer::Select(selection_for(moves, unit)),
    }
}

/// Makes a move at once, or selects it first if it has a warning or names a pair.
pub(super) fn make_or_warn<G: Cross>(game: &G, selection: &Selection, mv: &LegalMove) -> Answer<G> {
    if (mv.by == 0 || game.warns(mv)) && selection.legal_move() != Some(*mv) {
        Answer::Select(Selection::Move(*mv))
    } else {
        Answer::Act(game.action(mv))
    }
}

/// Returns the selection for a unit: its only move, or the unit itself.
pub(super) fn selection_for(moves: &[LegalMove], unit: Unit) -> Selection {
    match moves_of(moves, unit)[..] {
        [mv] => Selection::Move(mv),
        _ => Selection::Unit(unit),
    }
}
