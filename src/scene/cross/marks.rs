//! Marks on the board for the player to move.

use super::game::{effective_selection, landing, moves_of, moves_to, units};
use super::{Board, Cross, LegalMove, Mark, Selection};
use crate::rules::cross::{ZERO, square};

/// The label of a place on which several moves end: one of them is to be chosen.
const WHICH: &str = "?";

/// Marks the units that can move, the selected one and its goals, or the selected goal and what can move there; while
/// nothing is selected, all goals, those on which a movable piece stands included.
pub(super) fn mark<G: Cross>(board: &mut Board, game: &G, selected: &Selection) {
    let (seat, moves, view) = (game.moving(), game.legal_moves(), board.view);
    let selection = &effective_selection(game, selected);
    let units = units(&moves);
    let picked = selection.unit();
    let to_goal = selection.goal().map(|goal| moves_to(game, &moves, goal)).unwrap_or_default();
    for unit in &units {
        let is_picked = picked.iter().chain(to_goal.iter().map(|mv| &mv.unit)).any(|picked| picked.step == unit.step);
        let place = view.place(seat, unit.step);
        board.marks.retain(|(other, mark)| *other != place || *mark == Mark::Picked);
        if board.marks.iter().all(|(other, _)| *other != place) {
            board.marks.push((place, if is_picked { Mark::Picked } else { Mark::Open }));
        }
        for piece in board.pieces.iter_mut().filter(|piece| piece.seat == seat && piece.step == unit.step) {
            // The crowd on the 0 mark has no room.
            if unit.step != ZERO {
                piece.text = unit.step.to_string();
                piece.ready = true;
            }
        }
    }
    if let Some(unit) = picked {
        let standing = board.pieces.iter_mut().filter(|piece| piece.seat == seat && piece.step == unit.step);
        for piece in standing.take(if unit.pair { 2 } else { 1 }) {
            piece.lifted = true;
        }
    }
    let meets = |mv: &LegalMove| {
        mv.hit.is_some() || square(seat, mv.to).is_some_and(|square| game.all_pieces().on(seat, square) > 0)
    };
    let goal = |mv: &LegalMove, by, taken| {
        (view.place(seat, mv.to), Mark::Goal { by, hits: mv.hit.is_some(), meets: meets(mv), taken })
    };
    for mv in picked.into_iter().flat_map(|unit| moves_of(&moves, unit)).filter(|mv| mv.by > 0) {
        board.marks.push(goal(&mv, format!("+{}", mv.by), selection.legal_move() == Some(mv)));
    }
    board.marks.extend(to_goal.first().map(|mv| goal(mv, WHICH.into(), true)));
    if *selected == Selection::Nothing {
        for mv in moves.iter().filter(|mv| mv.by > 0) {
            let place = view.place(seat, mv.to);
            let is_goal = |mark: &Mark| matches!(mark, Mark::Could { .. } | Mark::Goal { .. });
            if board.marks.iter().all(|(other, mark)| *other != place || !is_goal(mark)) {
                board.marks.push((place, Mark::Could { landing: landing(game, mv), meets: meets(mv) }));
            }
        }
    }
}
