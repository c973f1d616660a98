//! Lays a game out on the cross-shaped board.

use super::geometry::{self, Point};
use super::marks::mark;
use super::{Board, Bond, Cross, Glide, Pick, Piece, Place};
use crate::rules::Seat;
use crate::rules::cross::{HOME, Pieces, SEATS, ZERO, square};
use crate::scene::Seating;

/// The board as it lies; with a pick, marked with what can be done and what is picked.
pub fn board<G: Cross>(game: &G, seating: &Seating, pick: Option<&Pick>) -> Board {
    let mut board = bare(game, seating);
    if let Some(pick) = pick {
        mark(&mut board, game, pick);
    }
    board
}

/// The board as it lies, without marks.
pub(super) fn bare<G: Cross>(game: &G, seating: &Seating) -> Board {
    let pieces = game.all_pieces();
    let place = |seat| Place {
        seat,
        look: seating.look(seat),
        name: seating.name(seat).to_owned(),
        home: (pieces.count(seat, HOME), pieces.each()),
        taken: game.placed().of(seat),
        turn: game.outcome().is_none() && game.moving() == seat,
    };
    let bond = |(seat, step): (Seat, u8)| {
        let at = geometry::centre(square(seat, step)?);
        Some(Bond { seat, step, at, link: game.link(seat, step)? })
    };
    let steps = Seat::all(SEATS).flat_map(|seat| pieces.steps(seat).map(move |step| (seat, step)));
    Board {
        places: Seat::all(SEATS).map(place).collect(),
        bonds: steps.filter_map(bond).collect(),
        pieces: lay(game, seating),
        marks: Vec::new(),
        thrown: game.thrown(),
    }
}

/// The pieces where they stand. What is home has left the board.
fn lay<G: Cross>(game: &G, seating: &Seating) -> Vec<Piece> {
    let pieces = game.all_pieces();
    let piece = |(id, seat, nth, step): (u8, Seat, u8, u8)| Piece {
        id,
        seat,
        look: seating.look(seat),
        step,
        at: stand(pieces, seat, step, nth, game.link(seat, step).is_some()),
        text: seat.to_string(),
        open: false,
        glide: Glide::Still,
    };
    numbered(pieces).filter(|(_, _, _, step)| *step < HOME).map(piece).collect()
}

/// Every piece: its number, its seat, how many of its seat come before it on its place, its step.
fn numbered(pieces: &Pieces) -> impl Iterator<Item = (u8, Seat, u8, u8)> {
    Seat::all(SEATS).flat_map(move |seat| {
        (0..).zip(pieces.of(seat)).map(move |(number, step)| {
            let place = |step: &u8| square(seat, *step);
            let before = pieces.of(seat)[..usize::from(number)].iter();
            let nth = before.filter(|other| place(other) == place(step) && (place(step).is_some() || *other == step));
            (seat.0 * pieces.each() + number, seat, nth.fold(0, |count, _| count + 1), *step)
        })
    })
}

/// Where the `nth` piece of a seat on a step is drawn: alone in the middle of its square, of two side by side as a pair,
/// or loosely.
fn stand(pieces: &Pieces, seat: Seat, step: u8, nth: u8, pair: bool) -> Point {
    let Some(square) = square(seat, step) else {
        return if step == ZERO { geometry::on_zero(seat, nth) } else { geometry::MIDDLE };
    };
    let (x, y) = geometry::centre(square);
    let both = pieces.on(seat, square) == 2;
    match (both, pair, nth) {
        (false, ..) => (x, y),
        (true, true, 0) => (x - 4, y - 1),
        (true, true, _) => (x + 4, y - 1),
        (true, false, 0) => (x - 4, y - 3),
        (true, false, _) => (x + 4, y + 3),
    }
}
