//! The scene of Chaupar: drawing, input and texts.

mod advice;
mod ending;
mod frames;
mod game;
mod lessons;
mod moves;
mod refusals;
mod summary;
mod wording;
mod words;

use std::ops::RangeInclusive;

use super::{Field, Form, Quiz};
use crate::rules::Seat;
use crate::rules::chaupar::{Chaupar, Options};
use crate::rules::cross::{AROUND, SEATS, opposite};
use crate::words::{chaupar, table};

impl Form for Chaupar {
    const PUZZLES: bool = true;

    fn title() -> &'static str {
        table::chaupar_title()
    }

    fn minutes(_options: &Options) -> u8 {
        45
    }

    fn goal() -> &'static str {
        chaupar::goal()
    }

    fn fields(_options: &Options) -> Vec<Field> {
        Vec::new()
    }

    fn choose(_options: &mut Options, _field: &str, _choice: usize) {}

    fn seat_range() -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    /// Anticlockwise, as in the rulebook.
    fn seat_order(_seats: u8) -> impl Iterator<Item = Seat> {
        AROUND.into_iter()
    }

    /// Returns the opposite seat (C14).
    fn partner(seat: Seat) -> Option<Seat> {
        Some(opposite(seat))
    }

    fn expected(what: &str, other: &str) -> String {
        chaupar::expected(what, other)
    }

    fn with_seats(options: &Options, _seats: u8) -> Options {
        *options
    }
}

impl Quiz for Chaupar {}
