//! What the tests of Damath share.

use caravanserai::rules::damath::{Action, Damath, Event, Refusal};
use caravanserai::rules::{Game, Refusal as _, Seat, Spot};

pub const A: Seat = Seat(0);
pub const B: Seat = Seat(1);

/// The state with this text.
pub fn state(text: &str) -> Damath {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

/// Makes an action happen that must be legal.
pub fn act(state: &mut Damath, text: &str) -> Event {
    let listed = state.side_actions().contains(&action(text)) || actions(state).contains(&text.to_owned());
    assert!(listed, "{text} is not listed in {state}");
    state.apply(&action(text)).unwrap_or_else(|refusal| panic!("{text} in {state}: {refusal:?}"))
}

/// Makes several happen.
pub fn act_all(state: &mut Damath, texts: &str) {
    for text in texts.split_whitespace() {
        act(state, text);
    }
}

/// Why an action is not allowed.
pub fn refusal(state: &Damath, text: &str) -> Refusal {
    let mut unchanged = *state;
    let refusal = unchanged.apply(&action(text)).expect_err(text);
    assert_eq!(unchanged, *state);
    assert_eq!(state.check(&action(text)), Err(refusal.clone()));
    refusal
}

/// The clause that forbids an action, and the squares that are the cause: `D4 32 43`.
pub fn why(state: &Damath, text: &str) -> String {
    let refusal = refusal(state, text);
    let square = |Spot(number)| format!(" {}{}", number % 4 * 2 + (1 - number / 4 % 2), number / 4);
    let squares: String = refusal.spots().into_iter().map(square).collect();
    format!("{}{squares}", refusal.clause())
}

/// The texts of the legal actions.
pub fn actions(state: &Damath) -> Vec<String> {
    let mut actions = Vec::new();
    state.actions(&mut actions);
    actions.iter().map(ToString::to_string).collect()
}

/// The same in alphabetical order and one line.
pub fn sorted(state: &Damath) -> String {
    let mut actions = actions(state);
    actions.sort();
    actions.join(" ")
}

/// Numbers that look like chance, the same in every run.
pub struct Numbers(pub u64);

impl Numbers {
    /// The next one, below `below`.
    pub fn below(&mut self, below: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("31 bits") % below
    }
}
