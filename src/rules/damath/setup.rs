//! What the text of a state says, possible or not.

use super::{Board, Damath, End, Hand, Number, Offer, Options, Shuttle, Side, Square, Way};
use crate::rules::Seat;

/// A position as it is told: nothing in it is checked but that there is one piece on a square. It is what the notation
/// of states is written from and read into; [`Setup::position`] makes a state of it, or says all that is wrong.
///
/// The default is the rulebook's start, with the lot decided for the first seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What was agreed before the match.
    pub options: Options,
    /// The first player's seat; before the lot (D3) none, and then nothing is told but the options.
    pub first: Option<Seat>,
    /// Whose move it is.
    pub side: Side,
    /// What stands where.
    pub board: Board,
    /// What each side has made by capturing (D9), in the notation of [`Number`]; an empty text is nought.
    pub scores: [String; 2],
    /// How many moves have been made, if it is told.
    pub moves: Option<u16>,
    /// The moves in a row that were neither a capture nor a chip's move and led to this position (D11).
    pub quiet: Vec<Way>,
    /// The moves to and fro with each side's only piece, a dama (D11).
    pub shuttles: [Shuttle; 2],
    /// The square of the piece chosen and those of the jumps entered (D8).
    pub entered: Vec<Square>,
    /// Who makes the move (D13).
    pub hand: Hand,
    /// The offer to finish (D11).
    pub offer: Offer,
    /// Whether the time for the game is up, and a capture is being finished (D14).
    pub finishing: bool,
    /// An end that cannot be seen from the position: by time, agreement or surrender.
    pub over: Option<End>,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            options: Options::default(),
            first: Some(Seat(0)),
            side: Side::First,
            board: Board::start(),
            scores: ["0", "0"].map(str::to_owned),
            moves: None,
            quiet: Vec::new(),
            shuttles: [Shuttle::default(); 2],
            entered: Vec::new(),
            hand: Hand::Own,
            offer: Offer::None,
            finishing: false,
            over: None,
        }
    }
}

impl From<&Damath> for Setup {
    fn from(state: &Damath) -> Self {
        let entered = state.entered.map(|way| [way.from()].into_iter().chain(way.landings()).collect());
        Self {
            options: state.options,
            first: state.first,
            side: state.side,
            board: state.board,
            scores: state.scores.map(|score| Number::from_sum(score, state.options.set).to_string()),
            moves: Some(state.moves),
            quiet: state.quiet.moves().iter().map(|[from, to]| Way::step(*from, *to)).collect(),
            shuttles: state.shuttles,
            entered: entered.unwrap_or_default(),
            hand: state.hand,
            offer: state.offer,
            finishing: state.finishing,
            over: state.end.filter(|end| end.is_declared()),
        }
    }
}

impl Setup {
    /// Forgets what only a match that is being played knows, such as the moves that led here: once something is changed
    /// by hand, it need not be true any longer.
    pub fn forget_match(&mut self) {
        let Self { options, first, side, board, .. } = *self;
        let scores = std::mem::take(&mut self.scores);
        *self = Self { options, first, side, board, scores, ..Self::default() };
    }
}
