//! Damath's options as a form (D2, D8, D12–D14).

use std::ops::RangeInclusive;

use crate::rules::damath::{ChipSet, DamaWorth, Damath, MoveTime, OperatorBoard, Options};
use crate::scene::{Choice, Field, Form};
use crate::words::damath;

const STYLE: &str = "style";
const SET: &str = "set";
const OPERATORS: &str = "operators";
const TOUCH: &str = "touch";
const MOVE_TIME: &str = "move";
const GAME_TIME: &str = "game";
const DAMAS: &str = "damas";

const MOVE_TIMES: [MoveTime; 3] = [MoveTime::Twenty, MoveTime::Off, MoveTime::Tournament];

/// Styles of play, each a preset of the options other than chips and operators. The first is for beginners.
const STYLES: [(bool, MoveTime, bool, DamaWorth); 3] = [
    (false, MoveTime::Off, false, DamaWorth::Once),
    (true, MoveTime::Twenty, true, DamaWorth::Once),
    (true, MoveTime::Tournament, true, DamaWorth::Double),
];

impl Form for Damath {
    const PUZZLES: bool = true;

    const DAY_PUZZLE: bool = true;

    const PAPER: bool = true;

    const CLOCKS: bool = true;

    fn title() -> &'static str {
        "Damath"
    }

    fn minutes(_options: &Options) -> u8 {
        20
    }

    fn goal() -> &'static str {
        damath::goal()
    }

    fn initial_options() -> Options {
        initial_options()
    }

    fn by_link_note() -> &'static str {
        damath::by_link()
    }

    fn fields(options: &Options) -> Vec<Field> {
        vec![style(options), set(options)]
    }

    fn rare_fields(options: &Options) -> Vec<Field> {
        rare_fields(options)
    }

    fn choose(options: &mut Options, field: &str, choice: usize) {
        choose(options, field, choice);
    }

    fn seat_range() -> RangeInclusive<u8> {
        2..=2
    }

    fn expected(what: &str, other: &str) -> String {
        damath::expected(what, other)
    }

    fn with_seats(options: &Options, _seats: u8) -> Options {
        *options
    }
}

/// Returns the styles of play as a field; other combinations of options appear as a custom one.
pub(super) fn style(options: &Options) -> Field {
    let mut choices = vec![
        Choice::new(damath::style_friendly(), damath::style_friendly_note()),
        Choice::new(damath::style_by_the_book(), damath::style_by_the_book_note()),
        Choice::new(damath::style_tournament(), damath::style_tournament_note()),
    ];
    let is = |number: &usize| {
        let mut set = *options;
        choose(&mut set, STYLE, *number);
        set == *options
    };
    let chosen = (0..STYLES.len()).find(is).unwrap_or_else(|| {
        choices.push(Choice::new(damath::style_own(), damath::style_own_note()));
        STYLES.len()
    });
    Field { id: STYLE, label: damath::style(), choices, chosen }
}

/// Returns the default options, those for beginners.
pub(super) fn initial_options() -> Options {
    let mut options = Options::default();
    choose(&mut options, STYLE, 0);
    options
}

/// Returns the chip sets as a field (D2), in the order of [`ChipSet::ALL`].
#[must_use]
pub fn set(options: &Options) -> Field {
    let choices = vec![
        Choice::new(damath::set_counting(), damath::set_counting_note()),
        Choice::new(damath::set_whole(), damath::set_whole_note()),
        Choice::new(damath::set_integer(), damath::set_integer_note()),
        Choice::new(damath::set_fraction(), damath::set_fraction_note()),
        Choice::new(damath::set_rational(), damath::set_rational_note()),
        Choice::new(damath::set_radical(), damath::set_radical_note()),
        Choice::new(damath::set_polynomial(), damath::set_polynomial_note()),
    ];
    let chosen = ChipSet::ALL.iter().position(|set| *set == options.set).unwrap_or_default();
    Field { id: SET, label: damath::set(), choices, chosen }
}

/// Returns the rarely used fields; the styles of play preset all but the operators.
pub(super) fn rare_fields(options: &Options) -> Vec<Field> {
    let field = |id, label, choices: &[Choice], chosen| Field { id, label, choices: choices.to_vec(), chosen };
    let move_time = MOVE_TIMES.iter().position(|time| *time == options.move_time).unwrap_or_default();
    vec![
        field(OPERATORS, damath::operators(), &operators(options.set), usize::from(options.other_operators)),
        field(
            TOUCH,
            damath::touch_move(),
            &[
                Choice::new(damath::touch_on(), damath::touch_on_note()),
                Choice::new(damath::touch_off(), damath::touch_off_note()),
            ],
            usize::from(!options.touch),
        ),
        field(
            MOVE_TIME,
            damath::move_time(),
            &[
                Choice::new(damath::move_time_20(), damath::move_time_20_note()),
                Choice::new(damath::move_time_off(), damath::move_time_off_note()),
                Choice::new(damath::move_time_60(), damath::move_time_60_note()),
            ],
            move_time,
        ),
        field(
            GAME_TIME,
            damath::game_time(),
            &[
                Choice::new(damath::game_time_20(), damath::game_time_20_note()),
                Choice::new(damath::game_time_off(), damath::game_time_off_note()),
            ],
            usize::from(!options.game_time),
        ),
        field(
            DAMAS,
            damath::damas(),
            &[
                Choice::new(damath::damas_once(), damath::damas_once_note()),
                Choice::new(damath::damas_double(), damath::damas_double_note()),
            ],
            usize::from(options.damas == DamaWorth::Double),
        ),
    ]
}

/// Returns the choices of operators: the set's own, and the other ones.
fn operators(set: ChipSet) -> [Choice; 2] {
    let signs = |operators| match operators {
        OperatorBoard::Four => damath::operators_four(),
        OperatorBoard::PlusMinus => damath::operators_two(),
    };
    let own = set.operators();
    [Choice::new(signs(own), damath::operators_own()), Choice::new(signs(own.other()), damath::operators_other())]
}

pub(super) fn choose(options: &mut Options, field: &str, choice: usize) {
    match field {
        STYLE => {
            if let Some((touch, move_time, game_time, damas)) = STYLES.get(choice) {
                *options =
                    Options { touch: *touch, move_time: *move_time, game_time: *game_time, damas: *damas, ..*options };
            }
        }
        SET => options.set = ChipSet::ALL.get(choice).copied().unwrap_or(options.set),
        OPERATORS => options.other_operators = choice == 1,
        TOUCH => options.touch = choice == 0,
        MOVE_TIME => options.move_time = MOVE_TIMES.get(choice).copied().unwrap_or(options.move_time),
        GAME_TIME => options.game_time = choice == 0,
        DAMAS => options.damas = if choice == 1 { DamaWorth::Double } else { DamaWorth::Once },
        _ => {}
    }
}
