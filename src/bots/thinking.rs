//! A bot that searches in slices, so that new messages can be handled in between.

use super::rng::SplitMix64;
use super::search::{Limits, Mcts, Method, Search, Thought};
use super::{Choices, Evaluate, Level};
use crate::rules::Seat;

/// A bot that is choosing its next action.
pub struct Thinking<A> {
    /// The fallback until the search has a result.
    first: A,
    search: Option<Box<dyn Search<A>>>,
}

impl<A: Clone> Thinking<A> {
    /// Starts a bot of this level on `seat`; `None` if it is not that seat's turn. The bot sees the state as the seat
    /// does ([`crate::rules::Game::seen_by`]) and nothing else. The same state and seed give the same final action.
    /// The seed decides only between equal actions, and where the bot picks at random.
    pub fn begin<G: Evaluate<Action = A>>(level: Level, state: &G, seat: Seat, seed: u64) -> Option<Self> {
        Self::with(state, seat, seed, |state, actions| state.start_level_search(level, seat, actions))
    }

    /// A bot whose action is already decided.
    pub fn decided(action: A) -> Self {
        Self { first: action, search: None }
    }

    /// Starts a search at full strength within `limits`; otherwise as [`Thinking::begin`].
    pub fn search<G: Evaluate<Action = A>>(
        method: Method,
        state: &G,
        seat: Seat,
        seed: u64,
        limits: Limits,
    ) -> Option<Self> {
        Self::with(state, seat, seed, |state, actions| match method {
            Method::Search => state.start_search(seat, actions, limits),
            Method::Mcts => Box::new(Mcts::new(state, seat, actions, limits, seed)),
        })
    }

    /// Shuffles the actions and starts `search` among them, unless the bot picks at random.
    fn with<G: Evaluate<Action = A>>(
        state: &G,
        seat: Seat,
        seed: u64,
        search: impl FnOnce(&G, Vec<A>) -> Box<dyn Search<A>>,
    ) -> Option<Self> {
        let Choices { state, mut actions, at_random } = Choices::of(state, seat);
        SplitMix64(seed).shuffle(&mut actions);
        let first = actions.first()?.clone();
        let search = (!at_random && actions.len() > 1).then(|| search(&state, actions));
        Some(Self { first, search })
    }

    /// Searches about `positions` more positions. Returns `true` if there is more to search.
    pub fn advance(&mut self, positions: u64) -> bool {
        self.search.as_mut().is_some_and(|search| search.advance(positions))
    }

    /// The best action so far.
    pub fn best(&self) -> A {
        self.thought().map_or_else(|| self.first.clone(), |thought| thought.action.clone())
    }

    /// Searches to the end and returns the best action.
    pub fn finish(mut self) -> A {
        while self.advance(u64::MAX) {}
        self.best()
    }

    /// The best result of the search so far; `None` without a search.
    pub fn thought(&self) -> Option<&Thought<A>> {
        self.search.as_ref()?.thought()
    }
}

/// The final actions of bots of this level on `seat` over `seeds` seeds: their distinct texts, sorted.
#[cfg(test)]
pub(super) fn done<G: Evaluate>(level: Level, state: &G, seat: Seat, seeds: u64) -> Vec<String> {
    let bots = (0..seeds).filter_map(|seed| Thinking::begin(level, state, seat, seed));
    let all: std::collections::BTreeSet<_> = bots.map(|bot| bot.finish().to_string()).collect();
    all.into_iter().collect()
}
