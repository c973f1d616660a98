//! What picking a piece or a way leads to: whatever goes one way only goes at once.

use super::game::{alike, ways_of};
use super::{Cross, Selection, Unit, Way};
use crate::scene::Answer;

/// What can go one way only, or several that come to the same, goes at once, after a warning if there is one; else it
/// is picked. Names are not given so quickly, nor is a pair split by who may have meant both.
pub(super) fn go<G: Cross>(game: &G, ways: &[Way], unit: Unit) -> Answer<G> {
    let splits = !unit.pair && game.link(game.moving(), unit.step).is_some();
    match &ways_of(ways, unit)[..] {
        ways @ [way, ..] if way.by > 0 && !splits && alike(game, ways) => take(game, &Selection::Nothing, way),
        _ => Answer::Select(choose(ways, unit)),
    }
}

/// Takes a way, at once or after a warning.
pub(super) fn take<G: Cross>(game: &G, selection: &Selection, way: &Way) -> Answer<G> {
    if (way.by == 0 || game.warns(way)) && selection.way() != Some(*way) {
        Answer::Select(Selection::Way(*way))
    } else {
        Answer::Act(game.action(way))
    }
}

/// What is picked when a unit is: if there is one way only, that is picked with it.
pub(super) fn choose(ways: &[Way], unit: Unit) -> Selection {
    match ways_of(ways, unit)[..] {
        [way] => Selection::Way(way),
        _ => Selection::Unit(unit),
    }
}
