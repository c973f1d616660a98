//! Pachisi's options as a form (P1, P3).

use std::ops::RangeInclusive;

use crate::rules::Seat;
use crate::rules::cross::{AROUND, SEATS, opposite};
use crate::rules::pachisi::{Options, Pachisi, Throw};
use crate::scene::{Choice, Field, Form};
use crate::words::{pachisi, table};

const THROW: &str = "throw";
const PIECES: &str = "pieces";
/// In the order of the form's choices.
const THROWS: [Throw; 2] = [Throw::Cowries, Throw::Die];

impl Form for Pachisi {
    const PUZZLES: bool = true;

    fn title() -> &'static str {
        table::pachisi_title()
    }

    fn minutes(options: &Options) -> u8 {
        match (options.throw, options.pieces) {
            (Throw::Cowries, 2) => 6,
            (Throw::Cowries, _) => 16,
            (Throw::Die, 2) => 8,
            (Throw::Die, _) => 20,
        }
    }

    /// Two pieces make a short game (P1).
    fn shortened(options: &Options, short: bool) -> Option<Options> {
        Some(Options { pieces: Options::PIECES[usize::from(short)], ..*options })
    }

    fn goal() -> &'static str {
        pachisi::goal()
    }

    fn fields(options: &Options) -> Vec<Field> {
        let throws = vec![
            Choice::new(pachisi::cowries(), pachisi::cowries_note()),
            Choice::new(pachisi::die(), pachisi::die_note()),
        ];
        let pieces = vec![
            Choice::new(pachisi::four_each(), pachisi::four_each_note()),
            Choice::new(pachisi::two_each(), pachisi::two_each_note()),
        ];
        let field = |id, label, choices, first: bool| Field { id, label, choices, chosen: usize::from(!first) };
        vec![
            field(THROW, pachisi::set_throw(), throws, options.throw == THROWS[0]),
            field(PIECES, pachisi::set_pieces(), pieces, options.pieces == Options::PIECES[0]),
        ]
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    /// Anticlockwise, as in the rulebook.
    fn seat_order(_seats: u8) -> impl Iterator<Item = Seat> {
        AROUND.into_iter()
    }

    /// Returns the opposite seat: one person may play several (P1).
    fn second_seat(seat: Seat) -> Option<Seat> {
        Some(opposite(seat))
    }

    fn expected(what: &str, other: &str) -> String {
        pachisi::expected(what, other)
    }

    fn with_seats(options: &Options, _seats: u8) -> Options {
        *options
    }
}

pub(super) fn choose(options: &mut Options, field: &str, choice: usize) {
    match field {
        THROW => options.throw = THROWS.get(choice).copied().unwrap_or(options.throw),
        PIECES => options.pieces = Options::PIECES.get(choice).copied().unwrap_or(options.pieces),
        _ => {}
    }
}
