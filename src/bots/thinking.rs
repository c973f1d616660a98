//! A bot that thinks, slice by slice, so that whoever asked can be heard in between.

use super::bot::{lot, options};
use super::search::Thought;
use super::{Bot, Evaluate, Level, choose};
use crate::rules::Seat;

/// A search that goes on in slices. How they are cut has no say in what it finds.
pub trait Search<A> {
    /// Looks at about so many positions more. Tells whether there is more to look for.
    fn go_on(&mut self, positions: u64) -> bool;

    /// The finding so far; none before the first step is made.
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
    /// action in the end.
    pub fn begin<G: Evaluate<Action = A>>(level: Level, state: &G, seat: Seat, seed: u64) -> Option<Self> {
        let (state, actions, by_lot) = options(state, seat);
        let first = actions.get(lot(actions.len(), seed))?.clone();
        let search = (!by_lot && actions.len() > 1).then(|| state.thinks(level, seat, actions, seed));
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

    /// The finding so far, if it searches.
    pub fn thought(&self) -> Option<&Thought<A>> {
        self.search.as_ref()?.thought()
    }
}

/// A choice that one of the simple bots has made at once.
pub struct Chosen<A>(Option<Thought<A>>);

impl<A: Clone> Chosen<A> {
    /// The choice of `bot`, which may act on `seat`.
    pub fn by<G: Evaluate<Action = A>>(bot: Bot, state: &G, seat: Seat, seed: u64) -> Self {
        let action = choose(bot, state, seat, &mut || seed);
        Self(action.map(|action| Thought { depth: 1, positions: 1, worth: 0, action }))
    }
}

impl<A> Search<A> for Chosen<A> {
    fn go_on(&mut self, _positions: u64) -> bool {
        false
    }

    fn thought(&self) -> Option<&Thought<A>> {
        self.0.as_ref()
    }
}
