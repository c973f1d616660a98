//! The choice that a bot has.

use super::Evaluate;
use crate::rules::{Actor, Seat};

/// The choice of a bot on a seat.
#[derive(Clone, Debug)]
pub struct Choices<G: Evaluate> {
    /// The state as the seat may know it ([`crate::rules::Game::seen_by`]); a bot looks at nothing else.
    pub state: G,
    /// The actions that are left to it, in the order of [`crate::rules::Game::actions`]; none if it is not for the seat to
    /// act.
    pub actions: Vec<G::Action>,
    /// Whether the lot decides among them ([`Evaluate::bind_bots`]).
    pub by_lot: bool,
}

impl<G: Evaluate> Choices<G> {
    /// The choice that a bot on `seat` has in this state.
    pub fn of(state: &G, seat: Seat) -> Self {
        let state = state.seen_by(seat);
        let mut actions = Vec::new();
        state.actions(&mut actions);
        actions.retain(|action| state.actor(action) == Actor::Seat(seat));
        let by_lot = state.bind_bots(&mut actions);
        Self { state, actions, by_lot }
    }
}
