//! The contents of Damath's board.

use super::numbers;
use crate::rules::damath::{Board as Pieces, ChipSet, Damath, OperatorBoard, Options, Piece, Side, Square};
use crate::scene::Seating;

/// The board and all that is drawn on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The operators on its squares (D1).
    pub operators: OperatorBoard,
    /// `true` if seen from the second player's side.
    pub turned: bool,
    /// The pieces.
    pub pieces: Vec<PieceView>,
    /// Marks on squares.
    pub marks: Vec<(Square, Mark)>,
    /// Lines from square to square.
    pub lines: Vec<Line>,
    /// Sums beside squares, of one or two lines.
    pub sums: Vec<(Square, Vec<String>)>,
    /// `true` if the sums belong to the last move and should fade soon.
    pub passing: bool,
}

/// A drawn piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceView {
    /// Id: 0–11 for the first player's chips, 12–23 for the second's.
    pub id: usize,
    /// Its square.
    pub square: Square,
    /// Number of its owner's colour and pattern.
    pub look: u8,
    /// Its owner.
    pub side: Side,
    /// Text on it: one line, or numerator and denominator of a fraction.
    pub face: Vec<String>,
    /// `true` if the chips of its set are wide, for texts longer than a number.
    pub wide: bool,
    /// `true` for a dama.
    pub dama: bool,
    /// `true` if it has been jumped over in a capture that is not complete (D6).
    pub taken: bool,
}

/// A mark on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mark {
    /// A piece here can move.
    Movable,
    /// The selected piece.
    Picked,
    /// The selected piece can move here, or land here later in a capture that only one move leads to.
    Open,
    /// The next landing square of the selected piece, with the score of the jump.
    Landing(String),
    /// A landing square of the selected move.
    Step,
    /// The start or the end of the last move.
    Gone,
    /// The last move captured a piece here.
    Lost,
}

/// A line along squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Squares that it connects, in order.
    pub squares: Vec<Square>,
    /// Its meaning.
    pub kind: LineKind,
}

/// The meaning of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineKind {
    /// A capture among those of which one must be played.
    Must,
    /// The selected move.
    Picked,
    /// The last move.
    Gone,
}

/// Returns `true` if the board is seen from the second player's side.
pub(super) fn is_turned(state: &Damath, seating: &Seating) -> bool {
    seating.viewer.is_some_and(|seat| state.side_of(seat) == Some(Side::Second))
}

/// Returns the board without marks.
pub(super) fn unmarked_board(state: &Damath, seating: &Seating) -> Board {
    let looks = Side::BOTH.map(|side| look(state, seating, side));
    board_of(state.options(), state.board(), looks, is_turned(state, seating))
}

/// Returns a board with these pieces; `looks` are the sides' colour and pattern numbers.
pub(super) fn board_of(options: &Options, pieces: &Pieces, looks: [u8; 2], turned: bool) -> Board {
    let mut views: Vec<PieceView> = Vec::new();
    for (side, look) in Side::BOTH.into_iter().zip(looks) {
        for (square, piece) in pieces.pieces(side) {
            let view = piece_view(options.set, side, look, square, piece);
            // Elements keep their order by id: one that slides would lose its transition if it moved in the DOM.
            views.insert(views.partition_point(|other| other.id < view.id), view);
        }
    }
    let operators = options.operators();
    Board { operators, turned, pieces: views, marks: Vec::new(), lines: Vec::new(), sums: Vec::new(), passing: false }
}

/// Returns the drawn piece of `side`, with its owner's colour and pattern.
pub(super) fn piece_view(set: ChipSet, side: Side, look: u8, square: Square, piece: Piece) -> PieceView {
    let inscription = set.inscription(piece.chip);
    PieceView {
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

/// Returns `true` if the chips of a set are wide.
pub(super) fn is_wide(set: ChipSet) -> bool {
    matches!(set, ChipSet::Radical | ChipSet::Polynomial)
}

/// Returns the colour and pattern of a side. Before the draw for first player, the sides stand for the seats in order.
fn look(state: &Damath, seating: &Seating, side: Side) -> u8 {
    match state.seat(side) {
        Some(seat) => seating.look(seat),
        None => seating.looks[side.index()],
    }
}
