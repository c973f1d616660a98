//! The scene of Pachisi: drawing, input and texts.

mod advice;
mod ending;
mod frames;
mod game;
mod lessons;
mod moves;
mod options;
mod refusals;
mod summary;
mod wording;
mod words;

use super::Quiz;
use crate::rules::pachisi::Pachisi;

impl Quiz for Pachisi {}
