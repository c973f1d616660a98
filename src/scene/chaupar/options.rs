//! Chaupar's options as a form (C1, C15).

use std::ops::RangeInclusive;

use crate::rules::Seat;
use crate::rules::chaupar::{Chaupar, Options};
use crate::rules::cross::{AROUND, SEATS, opposite};
use crate::scene::{Choice, Field, Form};
use crate::words::{chaupar, table};

impl Form for Chaupar {
    const PUZZLES: bool = true;

    fn title() -> &'static str {
        table::chaupar_title()
    }

    fn minutes(options: &Options) -> u8 {
        if options.rounds.is_some() { 6 } else { 30 }
    }

    /// The players agree to stop after some rounds (C15).
    fn shortened(_options: &Options, short: bool) -> Option<Options> {
        Some(if short { Options::SHORT } else { Options::default() })
    }

    fn goal() -> &'static str {
        chaupar::goal()
    }

    fn fields(options: &Options) -> Vec<Field> {
        let rounds = options.rounds.or(Options::SHORT.rounds).map_or(0, Into::into);
        vec![Field {
            id: "rounds",
            label: chaupar::set_rounds(),
            choices: vec![
                Choice::new(chaupar::whole_game(), chaupar::whole_game_note()),
                Choice::new(chaupar::short_game(), chaupar::short_game_note(rounds)),
            ],
            chosen: options.rounds.is_some().into(),
        }]
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        if field == "rounds" {
            *options = [Options::default(), Options::SHORT].get(choice).copied().unwrap_or(*options);
        }
    }

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
