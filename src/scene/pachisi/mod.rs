//! The scene of Pachisi: drawing, input and texts.

mod advice;
mod ending;
mod frames;
mod game;
mod moves;
mod options;
mod refusals;
mod speech;
mod summary;
mod words;

use super::Quiz;
use crate::rules::pachisi::Pachisi;

impl Quiz for Pachisi {}
