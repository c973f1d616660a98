//! Searches that think for as long as they may. Each deepens step by step until it is told to stop, and knows no time
//! itself: whoever asks it measures.
//!
//! No program of the site calls [`think`]. What is not called is not in them, so this weighs nothing there.

mod alpha_beta;
mod damath;
mod expectimax;
mod limits;
mod mcts;
mod table;

pub use limits::{Limits, Thought};
pub(super) use {alpha_beta::best as alpha_beta, expectimax::best as expectimax, limits::Watch};

use super::Evaluate;
use super::bot::{lot, options};
use crate::rules::Seat;

/// How an action is searched for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// As the game's evaluation does it ([`Evaluate::think`]): alpha-beta in Damath, expectimax where chance has a say.
    Search,
    /// Monte-Carlo tree search with random playouts, which knows nothing but the rules.
    Mcts,
}

/// The action that `method` finds best on `seat` within `limits`; `None` if it is not for that seat to act. It looks at
/// the state as that seat may know it ([`crate::rules::Game::seen_by`]) and at nothing else. `random` gives 64 random
/// bits a call; the same bits, and the same answers of [`Limits::stop`], give the same action.
pub fn think<G: Evaluate>(
    method: Method,
    state: &G,
    seat: Seat,
    limits: &mut Limits<G::Action>,
    random: &mut impl FnMut() -> u64,
) -> Option<G::Action> {
    let (state, mut actions, by_lot) = options(state, seat);
    if by_lot || actions.len() < 2 {
        let chosen = lot(actions.len(), random());
        return (chosen < actions.len()).then(|| actions.swap_remove(chosen));
    }
    match method {
        Method::Search => state.think(seat, actions, limits),
        Method::Mcts => mcts::best(&state, seat, actions, limits, random),
    }
}
