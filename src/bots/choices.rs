//! The legal choices of a bot.

use super::Evaluate;
use crate::rules::{Actor, Seat};

/// The choices of a bot on one seat.
#[derive(Clone, Debug)]
pub struct Choices<G: Evaluate> {
    /// The state as the seat sees it ([`crate::rules::Game::seen_by`]). A bot gets nothing else.
    pub state: G,
    /// The actions open to the bot, in the order of [`crate::rules::Game::actions`]; empty if it is not the seat's
    /// turn.
    pub actions: Vec<G::Action>,
    /// `true` if the bot picks one of them at random ([`Evaluate::restrict_for_bot`]).
    pub at_random: bool,
}

impl<G: Evaluate> Choices<G> {
    /// The choices of a bot on `seat` in `state`.
    pub fn of(state: &G, seat: Seat) -> Self {
        let state = state.seen_by(seat);
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.retain(|action| state.actor(action) == Actor::Seat(seat));
        let at_random = state.restrict_for_bot(&mut actions);
        Self { state, actions, at_random }
    }
}
