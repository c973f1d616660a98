//! Damath: draughts with arithmetic (rulebook, D1–D14).
//!
//! [`Damath`] is the state of a match. Its parts from the bottom up are squares and sets of them, pieces, the board and
//! the generator of ways; exact numbers and the scores of captures; touch-move, ends and refusals; the notation.

mod action;
mod bitboards;
mod bits;
mod board;
mod capture;
mod chips;
mod course;
mod end;
mod event;
mod game;
mod generate;
mod number;
mod operators;
mod options;
mod packed;
mod perft;
mod piece;
mod placed;
mod position;
mod quiet;
mod read;
mod refusal;
mod score_breakdown;
mod setup;
mod side;
mod square;
mod state;
mod sum;
mod text;
mod touch;
mod way;
mod why;

pub use action::Action;
use bits::Direction;
pub use bits::{Bits, Squares};
pub use board::Board;
pub use capture::{Capture, Jump};
pub use chips::ChipSet;
pub use end::End;
pub use event::Event;
pub use number::Number;
pub use operators::{Operator, OperatorBoard};
pub use options::{DamaWorth, MoveTime, Options};
pub use perft::perft;
pub use piece::{Chip, Piece};
pub use position::Fault;
pub use quiet::Shuttle;
pub use refusal::{JumpFault, Refusal, StepFault};
pub use score_breakdown::{ScoreBreakdown, Worth};
pub use setup::Setup;
pub use side::Side;
pub use square::Square;
pub use state::{Damath, Hand, Offer};
pub use sum::Sum;
pub use way::Way;
