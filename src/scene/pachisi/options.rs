//! Pachisi's options as a form (P1, P3).

use std::ops::RangeInclusive;

use crate::rules::Seat;
use crate::rules::cross::{AROUND, SEATS};
use crate::rules::pachisi::{Options, Pachisi, Throw};
use crate::scene::{Choice, Field, Form};
use crate::words::pachisi;

const THROW: &str = "throw";
const PIECES: &str = "pieces";
/// In the order of the choices.
const THROWS: [Throw; 2] = [Throw::Cowries, Throw::Die];

impl Form for Pachisi {
    const TITLE: &'static str = "Pachisi";

    fn fields(options: &Options) -> Vec<Field> {
        let throws = vec![
            Choice {
                label: "Six cowries",
                note: "They count 2 to 6, 10 and 25 by their mouths; 6, 10 and 25 throw again.",
            },
            Choice { label: "One die", note: "It counts 1 to 6; a 6 throws again." },
        ];
        let pieces = vec![
            Choice { label: "Four each", note: "The whole game." },
            Choice { label: "Two each", note: "A short game." },
        ];
        let place = |is: bool| usize::from(!is);
        vec![
            Field { id: THROW, label: "Throw", choices: throws, chosen: place(options.throw == THROWS[0]) },
            Field { id: PIECES, label: "Pieces", choices: pieces, chosen: place(options.pieces == Options::PIECES[0]) },
        ]
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        SEATS..=SEATS
    }

    /// As the rulebook has it: anticlockwise.
    fn seat_order(_seats: u8) -> impl Iterator<Item = Seat> {
        AROUND.into_iter()
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
