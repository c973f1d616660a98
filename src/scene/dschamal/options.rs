//! Dschamal's options as a form (B2, B10).

use std::ops::RangeInclusive;

use crate::rules::dschamal::{Dschamal, Manner, Options, Start};
use crate::scene::{Choice, Field, Form};
use crate::words::dschamal;

const DUEL: &str = "duel";
const START: &str = "start";

/// What few change.
pub(super) const RARE: &[&str] = &[START];

impl Form for Dschamal {
    const TITLE: &'static str = "Dschamal";

    const RARE: &'static [&'static str] = RARE;

    fn fields(options: &Options) -> Vec<Field> {
        vec![
            Field {
                id: DUEL,
                label: "Duels",
                choices: vec![
                    Choice {
                        label: "Live",
                        note: "Both feel at once, and the first hand out decides. It needs eyes and speed.",
                    },
                    Choice {
                        label: "Calm",
                        note: "Turn by turn, in your own time; by keyboard and screen reader too.",
                    },
                ],
                chosen: usize::from(options.duel == Manner::Calm),
            },
            Field {
                id: START,
                label: "First pieces",
                choices: vec![
                    Choice { label: "Chosen", note: "Each takes a blue piece in turn." },
                    Choice { label: "Dealt", note: "The lot gives each a blue piece." },
                ],
                chosen: usize::from(options.start == Start::Dealt),
            },
        ]
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        Options::FEWEST..=Options::MOST
    }

    fn expected(what: &str, other: &str) -> String {
        dschamal::expected(what, other)
    }

    fn with_seats(options: &Options, seats: u8) -> Options {
        Options { players: seats, ..*options }
    }
}

pub(super) fn choose(options: &mut Options, field: &str, choice: usize) {
    match field {
        DUEL => options.duel = if choice == 1 { Manner::Calm } else { Manner::Live },
        START => options.start = if choice == 1 { Start::Dealt } else { Start::Chosen },
        _ => {}
    }
}
