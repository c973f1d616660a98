//! What lies on Damath's board.

use super::numbers;
use crate::rules::damath::{Board as Pieces, ChipSet, Damath, OperatorBoard, Options, Piece, Side, Square};
use crate::scene::Seating;

/// The board with all that lies on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The operators on its squares (D1).
    pub operators: OperatorBoard,
    /// Whether it is seen from the second player's side.
    pub turned: bool,
    /// The pieces.
    pub men: Vec<Man>,
    /// What is marked on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Lines from square to square.
    pub lines: Vec<Line>,
    /// Sums beside squares, in one line or two.
    pub sums: Vec<(Square, Vec<String>)>,
    /// Whether the sums tell of what has been done, and are not wanted for long.
    pub passing: bool,
}

/// A piece as it lies.
#[derive(Clone, Debug, PartialEq)]
pub struct Man {
    /// Which one: 0–11 the first player's chips, 12–23 the second's.
    pub id: usize,
    /// Where it stands.
    pub square: Square,
    /// Its owner's colour and pattern.
    pub look: u8,
    /// Whose it is.
    pub side: Side,
    /// What is written on it: one line, or what is above and what is below a fraction's bar.
    pub face: Vec<String>,
    /// Whether the chips of its set are wide, because there is more to write on them than a number.
    pub wide: bool,
    /// Whether it is a dama.
    pub dama: bool,
    /// Whether it has been jumped over and is still to be lifted (D6).
    pub taken: bool,
}

/// A mark on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Its piece can move.
    Movable,
    /// Its piece is to move.
    Picked,
    /// The piece can move there, or be landed there later in a capture that only one way leads to.
    Open,
    /// The piece can land there next, and the jump scores this.
    Landing(String),
    /// The way that is picked lands there.
    Step,
    /// The last move led from there, or there.
    Gone,
    /// The last move took what stood there.
    Lost,
}

/// A line from square to square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The squares that it joins.
    pub squares: Vec<Square>,
    /// What it shows.
    pub kind: LineKind,
}

/// The kind of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A capture that may be what must be played.
    Must,
    /// The way that is picked.
    Picked,
    /// The way that has just been gone.
    Gone,
}

/// Whether the board is seen from the second player's side.
pub(super) fn is_turned(state: &Damath, seating: &Seating) -> bool {
    seating.viewer.is_some_and(|seat| state.side_of(seat) == Some(Side::Second))
}

/// The board as it lies, without marks.
pub(super) fn bare(state: &Damath, seating: &Seating) -> Board {
    let looks = Side::BOTH.map(|side| look(state, seating, side));
    laid(state.options(), state.board(), looks, is_turned(state, seating))
}

/// The board with these pieces of players with these looks.
pub(super) fn laid(options: &Options, pieces: &Pieces, looks: [u8; 2], turned: bool) -> Board {
    let mut men: Vec<Man> = Vec::new();
    for (side, look) in Side::BOTH.into_iter().zip(looks) {
        for (square, piece) in pieces.pieces(side) {
            let man = man(options.set, side, look, square, piece);
            // What slides must keep its place among the others, or the browser forgets where it slides from.
            men.insert(men.partition_point(|other| other.id < man.id), man);
        }
    }
    let operators = options.operators();
    Board { operators, turned, men, marks: Vec::new(), lines: Vec::new(), sums: Vec::new(), passing: false }
}

/// A piece of `side`, whose player has this look.
pub(super) fn man(set: ChipSet, side: Side, look: u8, square: Square, piece: Piece) -> Man {
    let inscription = set.inscription(piece.chip);
    Man {
        id: side.index() * 12 + piece.chip.index(),
        square,
        look,
        side,
        face: inscription.split('/').map(numbers::typeset).collect(),
        wide: is_wide(set),
        dama: piece.dama,
        taken: false,
    }
}

/// Whether the chips of a set are wide.
pub(super) fn is_wide(set: ChipSet) -> bool {
    matches!(set, ChipSet::Radical | ChipSet::Polynomial)
}

/// Before the lot, seats and sides go together in their order.
fn look(state: &Damath, seating: &Seating, side: Side) -> u8 {
    match state.seat(side) {
        Some(seat) => seating.look(seat),
        None => seating.looks[side.index()],
    }
}
