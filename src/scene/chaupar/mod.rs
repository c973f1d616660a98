//! The scene of Chaupar: drawing, input and texts.

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
use crate::rules::chaupar::Chaupar;

impl Quiz for Chaupar {}
