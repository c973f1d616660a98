//! Puzzles: positions from matches of bots, each with a choice that has one best answer or several of equal worth.
//!
//! A [`PuzzleList`] is the text of a file in `static/puzzles/`, which `examples/mine` writes. What an answer is worth,
//! and the reply that refutes a wrong one, are not in the list: they are searched for on demand, within 300 ms in a
//! browser.

mod alike;
mod band;
mod chance;
mod damath;
mod game;
mod list;
mod marrakech;
mod points;
mod puzzle;
mod sum;
mod theme;
mod with_throws;

pub use alike::Features;
pub use band::Band;
pub use chance::{expected, throw_use};
pub use game::PuzzleGame;
pub use list::{Fault, ListError, PuzzleList};
pub use points::{Points, Worth};
pub use puzzle::{Puzzle, Task};
pub use sum::{Sum, Term};
pub use theme::Theme;
