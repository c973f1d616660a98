//! Marks on the board for the player to move.

use super::game::{direct_moves, moves_of, units};
use super::{Board, Cross, Mark, Selection};
use crate::rules::cross::square;

/// Marks the units that can move, the selected one and its goals; while nothing is selected, the goals that a press
/// reaches at once.
pub(super) fn mark<G: Cross>(board: &mut Board, game: &G, selection: &Selection) {
    let (seat, moves, view) = (game.moving(), game.legal_moves(), board.view);
    let units = units(&moves);
    let picked = selection.unit();
    for unit in &units {
        let is_picked = picked.is_some_and(|picked| picked.step == unit.step);
        let place = view.place(seat, unit.step);
        board.marks.retain(|(other, mark)| *other != place || *mark == Mark::Picked);
        if board.marks.iter().all(|(other, _)| *other != place) {
            board.marks.push((place, if is_picked { Mark::Picked } else { Mark::Open }));
        }
        for piece in board.pieces.iter_mut().filter(|piece| piece.seat == seat && piece.step == unit.step) {
            piece.text = unit.step.to_string();
        }
    }
    if let Some(unit) = picked {
        let standing = board.pieces.iter_mut().filter(|piece| piece.seat == seat && piece.step == unit.step);
        for piece in standing.take(if unit.pair { 2 } else { 1 }) {
            piece.lifted = true;
        }
    }
    if *selection == Selection::Nothing {
        board.marks.extend(direct_moves(game, &moves).iter().map(|mv| (view.place(seat, mv.to), Mark::Could)));
    }
    for mv in picked.into_iter().flat_map(|unit| moves_of(&moves, unit)).filter(|mv| mv.by > 0) {
        let (hits, taken) = (mv.hit.is_some(), selection.legal_move() == Some(mv));
        let meets = hits || square(seat, mv.to).is_some_and(|square| game.all_pieces().on(seat, square) > 0);
        board.marks.push((view.place(seat, mv.to), Mark::Goal { by: format!("+{}", mv.by), hits, meets, taken }));
    }
}
