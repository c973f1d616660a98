//! Damath as it is seen, touched and named.

mod advice;
mod board;
mod controls;
mod draft;
mod ending;
mod frames;
pub mod geometry;
mod gist;
mod marks;
mod moves;
mod numbers;
mod options;
mod panels;
mod picture;
mod refusals;
mod selection;
mod task;
mod touch;
mod words;

pub use board::{Board, Line, LineKind, Man, Mark};
pub use controls::Button;
pub use selection::Selection;
