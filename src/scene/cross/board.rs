//! What lies on the cross-shaped board.

use super::geometry::{self, Point};
use super::marks::mark;
use super::{Cross, Pick};
use crate::rules::Seat;
use crate::rules::cross::{HOME, Pieces, SEATS, ZERO, square};
use crate::scene::Seating;

/// The board with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The seats at the four arms, by number.
    pub places: Vec<Place>,
    /// The pairs.
    pub bonds: Vec<Bond>,
    /// The pieces, in drawing order.
    pub pieces: Vec<Piece>,
    /// What is marked, each in the place with this corner and size.
    pub marks: Vec<((Point, Point), Mark)>,
    /// The throw that lies there.
    pub thrown: Option<Thrown>,
}

/// A seat as its arm shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which seat.
    pub seat: Seat,
    /// Its colour and pattern.
    pub look: u8,
    /// Its player's name.
    pub name: String,
    /// How many of its pieces are home, of how many.
    pub home: (u8, u8),
    /// The place that it has taken.
    pub taken: Option<u8>,
    /// Whether it is this player who throws or moves.
    pub turn: bool,
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Which one: the same as long as nothing moves.
    pub id: u8,
    /// Whose it is.
    pub seat: Seat,
    /// Its colour.
    pub look: u8,
    /// The step on which it stands.
    pub step: u8,
    /// Where it is drawn.
    pub at: Point,
    /// What stands on it: the letter of its seat, or its step if it can be used.
    pub text: String,
    /// Whether it can be used.
    pub open: bool,
    /// How it gets there from where it was.
    pub glide: Glide,
}

/// How a piece moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glide {
    /// Not at all.
    Still,
    /// From block to block.
    Walk,
    /// From block to block on a long way.
    Run,
    /// Straight back to its 0 mark, or to where it was before.
    Fly,
}

/// What makes two pieces on a block a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bond {
    /// Whose.
    pub seat: Seat,
    /// The step on which they stand.
    pub step: u8,
    /// The middle of their square.
    pub at: Point,
    /// How they belong together.
    pub link: Link,
}

/// How two pieces belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// Whether they may move as a pair.
    pub free: Free,
    /// Whether they are the true pair or the false one, if there are two (C12).
    pub is_true: Option<bool>,
}

/// Whether a pair may move as a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Free {
    /// It may.
    Yes,
    /// Only once another piece has leapt over it (C8).
    AfterLeap,
    /// Not before its player has earned pairs (C7).
    NotYet,
}

/// What is marked on a place of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// What stands here can be used.
    Open,
    /// What stands here is picked.
    Picked,
    /// What is picked can land here.
    Goal {
        /// What of the throw leads here.
        by: String,
        /// Whether somebody is hit here.
        hits: bool,
        /// Whether anybody's piece stands here.
        meets: bool,
        /// Whether this way is picked.
        taken: bool,
    },
}

/// A throw on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thrown {
    /// Who threw.
    pub by: Seat,
    /// What fell.
    pub cast: Cast,
    /// Whether it still rolls.
    pub rolling: bool,
}

/// What fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cast {
    /// Two pasa, each with whether it has been used.
    Pasa([(u8, bool); 2]),
    /// Six cowries: how many mouths are up, and what that is worth.
    Cowries(u8, u8),
    /// A die.
    Die(u8),
}

/// The board as it lies; with a pick, marked with what can be done and what is picked.
pub fn board<G: Cross>(game: &G, seating: &Seating, pick: Option<&Pick>) -> Board {
    let mut board = bare(game, seating);
    pick.into_iter().for_each(|pick| mark(&mut board, game, pick));
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
