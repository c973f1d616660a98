//! Following a match.

use super::{Message, Start};
use crate::rules::{Actor, Game, Turn};

/// A match as far as it has been told.
pub struct Followed<G: Game> {
    /// Where it began, and the state after each action.
    states: Vec<G>,
    actions: Vec<G::Action>,
}

impl<G: Game> Followed<G> {
    pub fn new() -> Self {
        Self { states: Vec::new(), actions: Vec::new() }
    }

    /// A step of it, by its number: the state before it, and what was done.
    pub fn step(&self, number: usize) -> Option<(&G, &G::Action)> {
        Some((self.states.get(number)?, self.actions.get(number)?))
    }

    /// How many steps it has.
    pub fn steps(&self) -> usize {
        self.actions.len()
    }

    /// The state in which the choice of this step was made: before its seat had bound itself by a touch, or offered something,
    /// in the same turn ([`Game::side_actions`]). If nothing of that came before it, it is the state before the step.
    pub fn decided(&self, number: usize) -> Option<&G> {
        let (state, _) = self.step(number)?;
        let is_preface = |number: &usize| {
            self.step(*number).is_some_and(|(before, action)| match (before.actor(action), state.turn()) {
                (Actor::Seat(who), Turn::Seat(seat)) => who == seat && before.side_actions().contains(action),
                _ => false,
            })
        };
        let first = (0..number).rev().take_while(is_preface).last();
        self.states.get(first.unwrap_or(number))
    }

    /// The state after the last action that was told; `None` before anything was.
    pub fn state(&self) -> Option<&G> {
        self.states.last()
    }

    /// Follows the match as a message tells it; `None` if that cannot be. What is known of it then is of no use.
    pub fn follow(&mut self, message: &Message) -> Option<()> {
        if let Some(start) = &message.start {
            (self.states, self.actions) = (vec![begun(start)?], Vec::new());
        }
        let told = usize::try_from(message.from).ok()?.checked_add(1)?;
        if told > self.states.len() {
            return None;
        }
        self.states.truncate(told);
        self.actions.truncate(told - 1);
        for action in &message.actions {
            let mut state = self.state()?.clone();
            let action = action.parse().ok()?;
            state.apply(&action).ok()?;
            self.states.push(state);
            self.actions.push(action);
        }
        Some(())
    }
}

/// The state in which a match begins.
fn begun<G: Game>(start: &Start) -> Option<G> {
    match start {
        Start::Options(options) => G::new(&options.parse().ok()?).ok(),
        Start::Position(numbers) => G::unpacked(numbers),
    }
}
