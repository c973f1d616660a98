//! Damath as it is seen, touched and named.

mod board;
mod controls;
mod draft;
mod ending;
mod frames;
pub mod geometry;
mod marks;
mod moves;
mod numbers;
mod options;
mod panels;
mod pick;
mod refusals;
mod task;
mod touch;
mod words;

pub use board::{Board, Line, LineKind, Man, Mark};
pub use pick::Pick;

use std::ops::RangeInclusive;

use super::{
    Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, MoveLine, Panel, Scene, Seating, Task, Touch,
};
use crate::rules::damath::{Action, Damath, Event, Options, Refusal};
use crate::rules::{Clause, Seat, Spot};
