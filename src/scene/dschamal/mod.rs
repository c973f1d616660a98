//! The scene of Dschamal: drawing, input and texts.

mod advice;
mod board;
mod controls;
mod drawing;
mod ending;
mod frames;
pub mod geometry;
mod interaction;
mod lessons;
mod moves;
mod options;
pub mod outlines;
mod panels;
mod picture;
mod recap;
mod refusals;
mod selection;
mod summary;
mod wording;
mod words;

pub use board::{Bead, Board, Camp, Mark, PieceView, Ring, Role, Told};
pub use selection::{Button, Selection};
pub use words::{hand_text, outcome_text};

use super::Quiz;
use crate::rules::dschamal::Dschamal;

impl Quiz for Dschamal {}
