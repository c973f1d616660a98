//! Pachisi as it is seen, touched and named.

mod ending;
mod frames;
mod game;
mod moves;
mod options;
mod refusals;
mod words;

use std::ops::RangeInclusive;

use super::cross::{self, Board, Pick, geometry};
use super::{
    Answer, Ask, Cell, Control, Ending, Field, Frame, Happening, Longest, MoveLine, Panel, Quiz, Scene, Seating, Touch,
};
use crate::rules::cross::{AROUND, SEATS};
use crate::rules::pachisi::{Action, Event, Options, Pachisi, Phase, Refusal};
use crate::rules::{Clause, Seat, Spot};

impl Quiz for Pachisi {}
