//! The scene of Damath: drawing, input and texts.

mod advice;
mod board;
mod button;
mod controls;
mod draft;
mod drawing;
mod ending;
mod frames;
pub mod geometry;
mod interaction;
mod lessons;
mod marks;
mod moves;
mod numbers;
mod options;
mod panels;
mod picture;
mod pieces;
mod refusals;
mod score_sheet;
mod selection;
mod summary;
mod task;
mod touch;
mod wording;
mod words;

pub use board::{Board, Line, LineKind, Mark, PieceView};
pub use button::Button;
pub use numbers::inscription;
pub use options::set as set_field;
pub use score_sheet::{Entry, ScoreSheet, Sum};
pub use selection::Selection;
pub use task::judge_score;
