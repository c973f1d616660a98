//! Dschamal's options as a form (B2, B10).

use std::ops::RangeInclusive;

use crate::rules::dschamal::{Dschamal, DuelKind, Options, Start};
use crate::scene::{Choice, Field, Form};
use crate::words::dschamal;

const DUEL: &str = "duel";
const START: &str = "start";

impl Form for Dschamal {
    fn title() -> &'static str {
        "Dschamal"
    }

    /// By link, each player's hand is in the bag on their own device.
    fn by_link(options: &Options) -> Options {
        Options { duel: DuelKind::ByLink, ..*options }
    }

    fn minutes(_options: &Options) -> u8 {
        20
    }

    fn goal() -> &'static str {
        dschamal::goal()
    }

    fn by_link_note() -> &'static str {
        dschamal::by_link()
    }

    fn fields(options: &Options) -> Vec<Field> {
        if options.duel == DuelKind::ByLink {
            return Vec::new();
        }
        let choices = vec![
            Choice::new(dschamal::duels_live(), dschamal::duels_live_note()),
            Choice::new(dschamal::duels_calm(), dschamal::duels_calm_note()),
        ];
        let chosen = usize::from(options.duel == DuelKind::Calm);
        vec![Field { id: DUEL, label: dschamal::duels(), choices, chosen }]
    }

    fn rare_fields(options: &Options) -> Vec<Field> {
        let choices = vec![
            Choice::new(dschamal::first_pieces_chosen(), dschamal::first_pieces_chosen_note()),
            Choice::new(dschamal::first_pieces_dealt(), dschamal::first_pieces_dealt_note()),
        ];
        let chosen = usize::from(options.start == Start::Dealt);
        vec![Field { id: START, label: dschamal::first_pieces(), choices, chosen }]
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
        DUEL => options.duel = if choice == 1 { DuelKind::Calm } else { DuelKind::Live },
        START => options.start = if choice == 1 { Start::Dealt } else { Start::Chosen },
        _ => {}
    }
}
