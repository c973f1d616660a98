//! Marrakech's options as a form (M13).

use std::ops::RangeInclusive;

use crate::rules::marrakech::{Deck, Marrakech, Options};
use crate::scene::{Choice, Field, Form};
use crate::words::marrakech;

const DECK: &str = "deck";

impl Form for Marrakech {
    const PUZZLES: bool = true;

    const DAY_PUZZLE: bool = true;

    fn title() -> &'static str {
        "Marrakech"
    }

    fn minutes(options: &Options) -> u8 {
        5 + 5 * options.players
    }

    fn goal() -> &'static str {
        marrakech::goal()
    }

    fn fields(options: &Options) -> Vec<Field> {
        let boxed = match options.players {
            2 => marrakech::deck_boxed_two(),
            3 => marrakech::deck_boxed_three(),
            _ => marrakech::deck_boxed_four(),
        };
        vec![Field {
            id: DECK,
            label: marrakech::rugs_field(),
            choices: vec![
                Choice::new(marrakech::deck_plain(), marrakech::deck_plain_note()),
                Choice::new(marrakech::deck_boxed(), boxed),
            ],
            chosen: usize::from(options.deck == Deck::Boxed),
        }]
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        2..=4
    }

    fn expected(what: &str, other: &str) -> String {
        marrakech::expected(what, other)
    }

    fn with_seats(options: &Options, seats: u8) -> Options {
        Options { players: seats, ..*options }
    }
}

pub(super) fn choose(options: &mut Options, field: &str, choice: usize) {
    if field == DECK {
        options.deck = if choice == 1 { Deck::Boxed } else { Deck::Plain };
    }
}
