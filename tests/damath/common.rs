//! Helpers of the tests of Damath.

use caravanserai::rules::damath::{Action, Damath, Event, Refusal};
use caravanserai::rules::{Game, Refusal as _, Seat, Spot};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// Parses a state.
pub fn state(text: &str) -> Damath {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Applies an action, which must be listed and legal.
pub fn act(state: &mut Damath, text: &str) -> Event {
    let listed = state.side_actions().contains(&action(text)) || actions(state).contains(&text.to_owned());
    assert!(listed, "{text} is not listed in {state}");
    state.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text} in {state}: {refusal:?}"))
}

/// Applies several actions, with spaces between them.
pub fn act_all(state: &mut Damath, texts: &str) {
    for text in texts.split_whitespace() {
        act(state, text);
    }
}

/// Returns the refusal of an illegal action, and checks that the state does not change.
pub fn refusal(state: &Damath, text: &str) -> Refusal {
    let mut unchanged = *state;
    let refusal = unchanged.apply(&action(text)).expect_err(text);
    assert_eq!(unchanged, *state);
    assert_eq!(state.check(&action(text)), Err(refusal.clone()));
    refusal
}

/// Returns the clause that forbids an action, and the squares that cause it: `D4 32 43`.
pub fn why(state: &Damath, text: &str) -> String {
    let refusal = refusal(state, text);
    let square = |Spot(number)| format!(" {}{}", number % 4 * 2 + (1 - number / 4 % 2), number / 4);
    let squares: String = refusal.spots().into_iter().map(square).collect();
    format!("{}{squares}", refusal.clause())
}

/// Returns the texts of the legal actions.
pub fn actions(state: &Damath) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// Returns the texts of the legal actions in alphabetical order, on one line.
pub fn sorted(state: &Damath) -> String {
    let mut actions = actions(state);
    actions.sort();
    actions.join(" ")
}

/// A pseudo-random number generator; its numbers are the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    /// Returns the next number, less than `below`.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % below
    }
}
