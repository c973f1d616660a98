//! A position that is not validated.

use super::{Board, Damath, End, Hand, Number, Offer, Options, Shuttle, Side, Square, Way};
use crate::rules::Seat;

/// The contents of the notation of a state, which need not be possible. [`Setup::position`] validates it.
///
/// The default is the initial position, with seat A as the first player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The options of the match.
    pub options: Options,
    /// The seat of the first player; `None` before the toss (D3), and then only the options count.
    pub first: Option<Seat>,
    /// The side to move.
    pub side: Side,
    /// The pieces.
    pub board: Board,
    /// The score of each side by capturing (D9), in the notation of [`Number`]; an empty text is 0.
    pub scores: [String; 2],
    /// The number of moves made, if known.
    pub moves: Option<u16>,
    /// The moves in a row that were neither a capture nor a chip's move and led to this position (D11).
    pub quiet: Vec<Way>,
    /// The moves to and fro with each side's only piece, a dama (D11).
    pub shuttles: [Shuttle; 2],
    /// The square of the piece chosen and those of the jumps entered (D8).
    pub entered: Vec<Square>,
    /// The maker of the move (D13).
    pub hand: Hand,
    /// The offer to finish (D11).
    pub offer: Offer,
    /// `true` if the time for the game is up and a capture is being finished (D14).
    pub finishing: bool,
    /// An end that the position does not show: by time, agreement or resignation.
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
    /// Clears everything that only a played match knows, such as the moves that led here. It is called when a position
    /// is edited.
    pub fn forget_match(&mut self) {
        let Self { options, first, side, board, .. } = *self;
        let scores = std::mem::take(&mut self.scores);
        *self = Self { options, first, side, board, scores, ..Self::default() };
    }
}
