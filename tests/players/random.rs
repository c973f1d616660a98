//! A player that chooses at random.

use caravanserai::bots::{Choices, Evaluate};
use caravanserai::rules::Seat;
use fastrand::Rng;

/// Returns a random action of a bot on `seat`, uniformly distributed; `None` if that seat is not to act.
pub fn choose<G: Evaluate>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    one_of(Choices::of(state, seat).actions, rng)
}

/// Returns one of these at random, uniformly distributed; `None` if there are none.
pub fn one_of<A>(actions: Vec<A>, rng: &mut Rng) -> Option<A> {
    let chosen = (u128::from(rng.u64(..)) * actions.len() as u128) >> u64::BITS;
    actions.into_iter().nth(usize::try_from(chosen).ok()?)
}
