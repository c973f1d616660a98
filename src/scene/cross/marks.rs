//! What is marked on the board for who has to move.

use super::game::{units, ways_of};
use super::{Board, Cross, Mark, Pick, geometry};
use crate::rules::cross::square;

/// Marks what can be used, what is picked, and where that can land.
pub(super) fn mark<G: Cross>(board: &mut Board, game: &G, pick: &Pick) {
    let (seat, ways) = (game.moving(), game.ways());
    let units = units(&ways);
    let picked = pick.unit();
    for unit in &units {
        let is_picked = picked.is_some_and(|picked| picked.step == unit.step);
        let place = geometry::place(seat, unit.step);
        board.marks.retain(|(other, mark)| *other != place || *mark == Mark::Picked);
        if board.marks.iter().all(|(other, _)| *other != place) {
            board.marks.push((place, if is_picked { Mark::Picked } else { Mark::Open }));
        }
        for piece in board.pieces.iter_mut().filter(|piece| piece.seat == seat && piece.step == unit.step) {
            (piece.text, piece.open) = (unit.step.to_string(), true);
        }
    }
    for way in picked.into_iter().flat_map(|unit| ways_of(&ways, unit)).filter(|way| way.by > 0) {
        let (hits, taken) = (way.hit.is_some(), pick.way() == Some(way));
        let meets = hits || square(seat, way.to).is_some_and(|square| game.all_pieces().on(seat, square) > 0);
        board.marks.push((geometry::place(seat, way.to), Mark::Goal { by: way.by.to_string(), hits, meets, taken }));
    }
}
