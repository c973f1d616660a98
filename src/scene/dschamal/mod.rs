//! Dschamal as it is seen, touched and named.

use super::Quiz;

pub mod bag;
mod board;
mod controls;
mod ending;
mod frames;
pub mod geometry;
mod moves;
mod options;
mod panels;
mod pick;
mod refusals;
mod said;
mod strokes;
mod words;

pub use board::{Bead, Board, Camp, Laid, Mark, Ring, Role};
pub use pick::Pick;
pub use strokes::{SIDES, Strokes};
pub use words::{foreseen, noticed};

use std::ops::RangeInclusive;

use super::{Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, MoveLine, Panel, Scene, Seating, Touch};
use crate::rules::dschamal::{Dschamal, Event, Options, Refusal};
use crate::rules::{Clause, Seat};

impl Quiz for Dschamal {}
