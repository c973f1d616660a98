//! A bot that thinks, slice by slice, so that whoever asked can be heard in between.

use super::lots::Lots;
use super::search::{Limits, Mcts, Method, Thought};
use super::{Choices, Evaluate, Level};
use crate::rules::Seat;

/// A search that goes on in slices. How they are cut has no say in what it finds.
pub trait Search<A> {
    /// Looks at about so many positions more. Tells whether there is more to look for.
    fn go_on(&mut self, positions: u64) -> bool;

    /// The finding so far; none before something is found.
    fn thought(&self) -> Option<&Thought<A>>;
}

/// A bot that thinks about its next action.
pub struct Thinking<A> {
    /// What it does, where nothing else is found.
    first: A,
    search: Option<Box<dyn Search<A>>>,
}

impl<A: Clone> Thinking<A> {
    /// A bot of this level on `seat` begins to think; `None` if it is not for that seat to act. It is given the state as that
    /// seat may know it ([`crate::rules::Game::seen_by`]) and nothing else. The same state and the same seed make the same
    /// action in the end; the seed has a say only in what is as good, and where the lot decides.
    pub fn begin<G: Evaluate<Action = A>>(level: Level, state: &G, seat: Seat, seed: u64) -> Option<Self> {
        Self::with(state, seat, seed, |state, actions| state.thinks(level, seat, actions))
    }

    /// A bot that does this without thinking.
    pub fn decided(action: A) -> Self {
        Self { first: action, search: None }
    }

    /// A search for the best that there is begins; else as [`Thinking::begin`].
    pub fn search<G: Evaluate<Action = A>>(
        method: Method,
        state: &G,
        seat: Seat,
        seed: u64,
        limits: Limits,
    ) -> Option<Self> {
        Self::with(state, seat, seed, |state, actions| match method {
            Method::Search => state.searches(seat, actions, limits),
            Method::Mcts => Box::new(Mcts::new(state, seat, actions, limits, seed)),
        })
    }

    /// `searches` begins a search among the actions, which stand in an order that falls by lot.
    fn with<G: Evaluate<Action = A>>(
        state: &G,
        seat: Seat,
        seed: u64,
        searches: impl FnOnce(&G, Vec<A>) -> Box<dyn Search<A>>,
    ) -> Option<Self> {
        let Choices { state, mut actions, by_lot } = Choices::of(state, seat);
        Lots(seed).shuffle(&mut actions);
        let first = actions.first()?.clone();
        let search = (!by_lot && actions.len() > 1).then(|| searches(&state, actions));
        Some(Self { first, search })
    }

    /// Thinks about so many positions more. Tells whether there is more to think about.
    pub fn go_on(&mut self, positions: u64) -> bool {
        self.search.as_mut().is_some_and(|search| search.go_on(positions))
    }

    /// The action that it would do now.
    pub fn best(&self) -> A {
        self.thought().map_or_else(|| self.first.clone(), |thought| thought.action.clone())
    }

    /// Thinks to the end, and tells the action that it has found.
    pub fn finish(mut self) -> A {
        while self.go_on(u64::MAX) {}
        self.best()
    }

    /// The finding so far, if it searches.
    pub fn thought(&self) -> Option<&Thought<A>> {
        self.search.as_ref()?.thought()
    }
}

/// The actions that a bot of this level does in the end on `seat`, by so many seeds; in the order of their texts, each once.
#[cfg(test)]
pub(super) fn done<G: Evaluate>(level: Level, state: &G, seat: Seat, seeds: u64) -> Vec<String> {
    let bots = (0..seeds).filter_map(|seed| Thinking::begin(level, state, seat, seed));
    let all: std::collections::BTreeSet<_> = bots.map(|bot| bot.finish().to_string()).collect();
    all.into_iter().collect()
}
