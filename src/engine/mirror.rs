//! The engine's copy of a match.

use super::Ask;
use crate::record::Start;
use crate::rules::{Game, Turn};

/// Reads a state ([`Game::unpacked`]).
pub type ReadState<G> = fn(&str) -> Option<G>;

/// A copy of a match, kept up to date by messages.
pub struct MirroredMatch<G: Game> {
    /// Reads a position from which a match begins; `None` in games of which none does.
    read_position: Option<ReadState<G>>,
    /// The first state, and the state after each action; empty before the first message.
    states: Vec<G>,
    actions: Vec<G::Action>,
}

impl<G: Game> MirroredMatch<G> {
    pub fn new(read_position: Option<ReadState<G>>) -> Self {
        Self { read_position, states: Vec::new(), actions: Vec::new() }
    }

    /// The step with this index: the state before it, and its action.
    pub fn step(&self, number: usize) -> Option<(&G, &G::Action)> {
        Some((self.states.get(number)?, self.actions.get(number)?))
    }

    /// The number of steps.
    pub fn steps(&self) -> usize {
        self.actions.len()
    }

    /// The state in which the choice of this step was made: before side actions of its seat in the same turn, such as
    /// a binding touch or an offer ([`Game::is_preface`]). Without any, the state before the step.
    pub fn choice_state(&self, number: usize) -> Option<&G> {
        let (state, _) = self.step(number)?;
        let is_preface = |number: &usize| match (self.step(*number), state.turn()) {
            (Some((before, action)), Turn::Seat(seat)) => before.is_preface(action, seat),
            _ => false,
        };
        let first = (0..number).rev().take_while(is_preface).last();
        self.states.get(first.unwrap_or(number))
    }

    /// The current state; `None` before the first message.
    pub fn state(&self) -> Option<&G> {
        self.states.last()
    }

    /// Applies the update that comes with a question. Returns `None` if it does not fit; the copy is then useless until
    /// an update with a start comes.
    pub fn update(&mut self, update: &Ask) -> Option<()> {
        if let Some(start) = &update.start {
            (self.states, self.actions) = (vec![self.first_state(start)?], Vec::new());
        }
        let known = update.from.checked_add(1)?;
        if known > self.states.len() {
            return None;
        }
        self.states.truncate(known);
        self.actions.truncate(known - 1);
        for action in &update.actions {
            let mut state = self.state()?.clone();
            let action = action.parse().ok()?;
            state.apply(&action).ok()?;
            let goes_by_link = update.by_link == Some(self.states.len());
            self.states.push(if goes_by_link { state.for_link()? } else { state });
            self.actions.push(action);
        }
        Some(())
    }

    /// The first state of a match.
    fn first_state(&self, start: &Start<String, String>) -> Option<G> {
        match start {
            Start::Options(options) => G::new(&options.parse().ok()?).ok(),
            Start::Position(position) => self.read_position?(position),
        }
    }
}
