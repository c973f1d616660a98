//! A player that leaves all to the lot.

use caravanserai::bots::{Choices, Evaluate};
use caravanserai::rules::Seat;
use fastrand::Rng;

/// Any action that is left to a bot on `seat`, each equally likely; `None` if it is not for that seat to act.
pub fn choose<G: Evaluate>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    one_of(Choices::of(state, seat).actions, rng)
}

/// One of these, each equally likely; `None` of none.
pub fn one_of<A>(actions: Vec<A>, rng: &mut Rng) -> Option<A> {
    let chosen = (u128::from(rng.u64(..)) * actions.len() as u128) >> u64::BITS;
    actions.into_iter().nth(usize::try_from(chosen).ok()?)
}
