//! Input on the cross-shaped board.

use super::choice::{make_or_select, make_or_warn, selection_for};
use super::controls::press;
use super::game::{effective_selection, have_same_results, moves_of, moves_to, units};
use super::selection::steps_at;
use super::{Button, Cross, LegalMove, Selection, Unit};
use crate::rules::cross::{HOME, Step, ZERO, spot};
use crate::rules::{Spot, Turn};
use crate::scene::{Answer, Touch};

/// Resolves a touch against the current selection.
pub fn touch<G: Cross>(game: &G, selection: &Selection, touch: Touch<Button>) -> Answer<G> {
    match (game.turn(), touch) {
        (Turn::Seat(_), Touch::Button(button)) => press(game, &effective_selection(game, selection), button),
        (Turn::Seat(_), Touch::Spot(place)) => touch_place(game, selection, place),
        (Turn::Seat(_), Touch::Drag(from, to)) => drag(game, from, to),
        _ => Answer::Nothing,
    }
}

/// Selects the piece that a drag begins with, even if it has only one move.
pub fn begin_drag<G: Cross>(game: &G, from: Spot) -> Answer<G> {
    let moves = game.legal_moves();
    on(game, &moves, from).first().map_or(Answer::Nothing, |unit| Answer::Select(selection_for(&moves, *unit)))
}

/// Returns the selection that shows what a place leads to: where the first unit on it can go, or what can land there.
pub fn preview<G: Cross>(game: &G, place: Spot) -> Option<Selection> {
    let moves = game.legal_moves();
    match (on(game, &moves, place).first(), &moves_to(game, &moves, place)[..]) {
        (Some(unit), _) => Some(selection_for(&moves, *unit)),
        (None, []) => None,
        (None, [mv]) => Some(Selection::Move(*mv)),
        (None, _) => Some(Selection::Goal(place)),
    }
}

/// Moves a dragged piece to its goal, if that is legal. A drag from a spot without a movable piece counts as a press on
/// its end.
fn drag<G: Cross>(game: &G, from: Spot, to: Spot) -> Answer<G> {
    let (seat, moves) = (game.moving(), game.legal_moves());
    let fits = |mv: &&LegalMove| spot(seat, mv.unit.step) == from && spot(seat, mv.to) == to;
    let mut fitting = moves.iter().filter(fits);
    match (fitting.next(), fitting.next(), on(game, &moves, from).first()) {
        (Some(mv), None, _) => make_or_warn(game, &Selection::Nothing, mv),
        (Some(mv), Some(_), _) => Answer::Select(selection_for(&moves, mv.unit)),
        (None, _, Some(unit)) => too_far(game, *unit, to),
        (None, _, None) => touch_place(game, &Selection::Nothing, to),
    }
}

/// Returns the units that can move at a spot.
fn on<G: Cross>(game: &G, moves: &[LegalMove], place: Spot) -> Vec<Unit> {
    units(moves).into_iter().filter(|unit| spot(game.moving(), unit.step) == place).collect()
}

fn touch_place<G: Cross>(game: &G, selected: &Selection, place: Spot) -> Answer<G> {
    let selection = &effective_selection(game, selected);
    let (seat, moves) = (game.moving(), game.legal_moves());
    let picked = selection.unit();
    let of_picked = picked.map(|unit| moves_of(&moves, unit)).unwrap_or_default();
    if let [mv, ..] = moves_to(game, &of_picked, place)[..] {
        return make_or_warn(game, selection, &mv);
    }
    // What can move from here to the selected goal does so.
    let to_goal = selection.goal().map(|goal| moves_to(game, &moves, goal)).unwrap_or_default();
    let mut from_here = to_goal.iter().filter(|mv| spot(seat, mv.unit.step) == place);
    if let (Some(mv), None) = (from_here.next(), from_here.next()) {
        return make_or_warn(game, selection, mv);
    }
    let (here, landing) = (on(game, &moves, place), moves_to(game, &moves, place));
    let Some(at) = here.iter().position(|unit| Some(*unit) == picked) else {
        return match here[..] {
            [unit] if landing.is_empty() => make_or_select(game, &moves, unit),
            // Where others can land as well, the first press asks what is meant, and the next one means what stands there.
            [first, ..] if landing.is_empty() || *selected != Selection::Nothing => {
                Answer::Select(selection_for(&moves, first))
            }
            _ => land(game, selection, place, &landing),
        };
    };
    // A second press on the same spot selects the other unit there, or makes the only move of the only one, or asks
    // what is to land there.
    match (here.get(at + 1), &here[..], &of_picked[..]) {
        (Some(next), ..) => Answer::Select(selection_for(&moves, *next)),
        (None, [_], [mv]) => make_or_warn(game, selection, mv),
        (None, ..) if !landing.is_empty() => land(game, selection, place, &landing),
        (None, ..) => refuse_other(game, &here).unwrap_or(Answer::Select(Selection::Nothing)),
    }
}

/// Answers a press on a place where these moves end, none of them of the selected unit: makes the one that is meant.
/// While a unit is selected, or if their results differ from each other or from those of what stands there, it is shown or
/// asked first.
fn land<G: Cross>(game: &G, selection: &Selection, place: Spot, landing: &[LegalMove]) -> Answer<G> {
    let from_here = game.legal_moves().into_iter().filter(|mv| spot(game.moving(), mv.unit.step) == place);
    let meant: Vec<_> = landing.iter().copied().chain(from_here).collect();
    match (landing, selection.unit()) {
        ([], picked) => refuse(game, picked, place),
        ([mv, ..], picked) if have_same_results(game, &meant) => match picked {
            None => make_or_warn(game, selection, mv),
            Some(_) => Answer::Select(Selection::Move(*mv)),
        },
        _ => Answer::Select(Selection::Goal(place)),
    }
}

/// Refuses to switch between a single piece and a pair, with the reason.
fn refuse_other<G: Cross>(game: &G, here: &[Unit]) -> Option<Answer<G>> {
    let unit = here.first()?;
    let two = game.all_pieces().count(game.moving(), unit.step) == 2;
    let other = Unit { pair: !unit.pair, ..*unit };
    if two && !here.contains(&other) { reason(game, other) } else { None }
}

/// Refuses a press on a spot: with the reason why the piece there cannot move, or why the selected unit cannot get
/// there.
fn refuse<G: Cross>(game: &G, picked: Option<Unit>, place: Spot) -> Answer<G> {
    let mover = game.moving();
    let is_own = |step: &Step| (ZERO..HOME).contains(step) && game.all_pieces().count(mover, *step) > 0;
    if let Some(step) = steps_at(mover, place).find(is_own) {
        let pair = game.link(mover, step).is_some();
        let kinds = [pair, !pair].map(|pair| Unit { step, pair });
        return kinds.into_iter().find_map(|unit| reason(game, unit)).unwrap_or(Answer::Nothing);
    }
    picked.map_or(Answer::Nothing, |unit| too_far(game, unit, place))
}

/// Refuses a move of a unit to a spot, with the reason.
fn too_far<G: Cross>(game: &G, unit: Unit, place: Spot) -> Answer<G> {
    let mover = game.moving();
    let ahead = steps_at(mover, place).find(|step| *step > unit.step);
    let refusal = ahead.and_then(|to| game.check(&game.try_to(unit, to)).err());
    refusal.map_or(Answer::Nothing, Answer::Refuse)
}

fn reason<G: Cross>(game: &G, unit: Unit) -> Option<Answer<G>> {
    game.tries(unit).iter().find_map(|action| game.check(action).err()).map(Answer::Refuse)
}
