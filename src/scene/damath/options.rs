//! Damath's options as a form (D2, D8, D12–D14).

use std::ops::RangeInclusive;

use crate::rules::damath::{ChipSet, DamaWorth, Damath, MoveTime, OperatorBoard, Options};
use crate::scene::{Choice, Field, Form};
use crate::words::damath;

const WAY: &str = "way";
const SET: &str = "set";
const OPERATORS: &str = "operators";
const TOUCH: &str = "touch";
const MOVE_TIME: &str = "move";
const GAME_TIME: &str = "game";
const DAMAS: &str = "damas";

/// What few change: the ways to play set all but the operators.
pub(super) const RARE: &[&str] = &[OPERATORS, TOUCH, MOVE_TIME, GAME_TIME, DAMAS];

const MOVE_TIMES: [MoveTime; 3] = [MoveTime::Twenty, MoveTime::Off, MoveTime::Tournament];

const fn choice(label: &'static str, note: &'static str) -> Choice {
    Choice { label, note }
}

/// Ways to play: what each sets, whatever the chips and operators are. The first is for those who have not played before.
const WAYS: [(Choice, bool, MoveTime, bool, DamaWorth); 3] = [
    (
        choice("Friendly", "No clock, and you may change your mind until the move is made."),
        false,
        MoveTime::Off,
        false,
        DamaWorth::Once,
    ),
    (
        choice("By the book", "A piece touched must move, within 20 seconds; 20 minutes in all."),
        true,
        MoveTime::Twenty,
        true,
        DamaWorth::Once,
    ),
    (
        choice("Tournament", "Touch-move, 60 seconds a move, and damas left at the end count double."),
        true,
        MoveTime::Tournament,
        true,
        DamaWorth::Double,
    ),
];

impl Form for Damath {
    const TITLE: &'static str = "Damath";

    const CLOCKS: bool = true;

    const RARE: &'static [&'static str] = RARE;

    fn usual() -> Options {
        usual()
    }

    fn fields(options: &Options) -> Vec<Field> {
        [way(options)].into_iter().chain(fields(options)).collect()
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

/// The ways to play as a field; what is none of them is one's own.
pub(super) fn way(options: &Options) -> Field {
    let mut choices: Vec<_> = WAYS.iter().map(|(choice, ..)| choice.clone()).collect();
    let is = |number: &usize| {
        let mut set = *options;
        choose(&mut set, WAY, *number);
        set == *options
    };
    let chosen = (0..WAYS.len()).find(is).unwrap_or_else(|| {
        choices.push(choice("Your own", "As it is set under “More options”."));
        WAYS.len()
    });
    Field { id: WAY, label: "How to play", choices, chosen }
}

/// What newcomers begin with.
pub(super) fn usual() -> Options {
    let mut options = Options::default();
    choose(&mut options, WAY, 0);
    options
}

pub(super) fn fields(options: &Options) -> Vec<Field> {
    let field = |id, label, choices: &[Choice], chosen| Field { id, label, choices: choices.to_vec(), chosen };
    let position = |found: Option<usize>| found.unwrap_or_default();
    let set = position(ChipSet::ALL.iter().position(|set| *set == options.set));
    let move_time = position(MOVE_TIMES.iter().position(|time| *time == options.move_time));
    vec![
        field(
            SET,
            "Chips",
            &[
                choice("Counting", "1 to 12"),
                choice("Whole", "0 to 11"),
                choice("Integer", "0 to 11, the odd ones negative"),
                choice("Fraction", "1\u{200a}/\u{200a}10 to 12\u{200a}/\u{200a}10"),
                choice("Rational", "tenths, half of them negative"),
                choice("Radical", "roots such as 16√32"),
                choice("Polynomial", "such as −3x²y, where x and y are the landing square"),
            ],
            set,
        ),
        field(OPERATORS, "Operators", &operators(options.set), usize::from(options.other_operators)),
        field(
            TOUCH,
            "Touch-move",
            &[
                choice("On", "A piece that is touched must move, and jumps entered stand."),
                choice("Off", "Change your mind until the move is made."),
            ],
            usize::from(!options.touch),
        ),
        field(
            MOVE_TIME,
            "Time for a move",
            &[
                choice("20 seconds", "Then the opponent makes your move."),
                choice("Off", "Take your time."),
                choice("60 seconds", "Tournament: no limit while you must capture."),
            ],
            move_time,
        ),
        field(
            GAME_TIME,
            "Time for the game",
            &[choice("20 minutes", "Then the score decides."), choice("Off", "Play to the end.")],
            usize::from(!options.game_time),
        ),
        field(
            DAMAS,
            "Damas left at the end",
            &[choice("Once", "They count their value."), choice("Double", "Tournament: twice their value.")],
            usize::from(options.damas == DamaWorth::Double),
        ),
    ]
}

/// The set's own operators and the other ones.
fn operators(set: ChipSet) -> [Choice; 2] {
    let note = |operators| match operators {
        OperatorBoard::Four => "+ − × ÷",
        OperatorBoard::PlusMinus => "+ − only",
    };
    let own = set.operators();
    [choice("The set’s own", note(own)), choice("The other ones", note(own.other()))]
}

pub(super) fn choose(options: &mut Options, field: &str, choice: usize) {
    match field {
        WAY => {
            if let Some((_, touch, move_time, game_time, damas)) = WAYS.get(choice) {
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
