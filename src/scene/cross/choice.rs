//! Answers to selecting a piece or a move: a piece with only one move makes it at once.

use super::game::{have_same_results, ways_of};
use super::{Cross, Selection, Unit, Way};
use crate::scene::Answer;

/// Makes the only move of `unit`, or one of several with equal results, after a warning if there is one; otherwise
/// selects the unit. Naming a pair (C12) and splitting a pair always take a second press, since the first may not have
/// been meant so.
pub(super) fn make_or_select<G: Cross>(game: &G, ways: &[Way], unit: Unit) -> Answer<G> {
    let splits = !unit.pair && game.link(game.moving(), unit.step).is_some();
    match &ways_of(ways, unit)[..] {
        ways @ [way, ..] if way.by > 0 && !splits && have_same_results(game, ways) => {
            make_or_warn(game, &Selection::Nothing, way)
        }
        _ => Answer::Select(selection_for(ways, unit)),
    }
}

/// Makes a move at once, or selects it first if it has a warning or names a pair.
pub(super) fn make_or_warn<G: Cross>(game: &G, selection: &Selection, way: &Way) -> Answer<G> {
    if (way.by == 0 || game.warns(way)) && selection.way() != Some(*way) {
        Answer::Select(Selection::Way(*way))
    } else {
        Answer::Act(game.action(way))
    }
}

/// Returns the selection for a unit: its only move, or the unit itself.
pub(super) fn selection_for(ways: &[Way], unit: Unit) -> Selection {
    match ways_of(ways, unit)[..] {
        [way] => Selection::Way(way),
        _ => Selection::Unit(unit),
    }
}
