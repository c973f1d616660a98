//! Marrakech, clause by clause.

use caravanserai::rules::marrakech::{Action, Event, Marrakech, Refusal, Square, SquareSet};
use caravanserai::rules::{Game, Seat};

mod deck;
mod end;
mod lay;
mod order;
mod random;
mod text;
mod toll;
mod turns;
mod walk;

const A: Seat = Seat(0);
const B: Seat = Seat(1);
const C: Seat = Seat(2);
const D: Seat = Seat(3);

/// A match before its first action.
fn new(options: &str) -> Marrakech {
    Marrakech::new(&options.parse().expect("options")).expect("options that can be played")
}

/// Parses a state.
fn at(text: &str) -> Marrakech {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn action(text: &str) -> Action {
    text.parse().expect("an action")
}

fn square(text: &str) -> Square {
    text.parse().expect("a square")
}

fn squares(text: &str) -> SquareSet {
    text.split_whitespace().map(square).collect()
}

/// Applies the actions and returns their events.
fn play(state: &mut Marrakech, actions: &[&str]) -> Vec<Event> {
    let happen = |text: &&str| {
        let applied = state.apply(&action(text));
        applied.unwrap_or_else(|refusal| panic!("{text}: {refusal:?} in {state}"))
    };
    actions.iter().map(happen).collect()
}

/// Returns the refusal of an illegal action.
fn refusal(state: &Marrakech, text: &str) -> Refusal {
    state.check(&action(text)).expect_err("a refusal")
}

/// The lines of a file in `tests/data`, without comments.
fn lines(data: &str) -> impl Iterator<Item = &str> {
    data.lines().filter(|line| !line.starts_with('#'))
}
