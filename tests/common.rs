//! Random play.

use caravanserai::rules::{Game, Turn};
use fastrand::Rng;

/// Selects a random legal action: outcomes of chance by their weights, all others uniformly; `None` when the match is
/// over. Leaves the legal actions in `listed`.
pub fn selection<G: Game>(state: &G, listed: &mut Vec<G::Action>, rng: &mut Rng) -> Option<G::Action> {
    state.actions(listed);
    if let Turn::Chance(_) = state.turn() {
        let outcomes = state.chance();
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let mut left = rng.u32(..total);
        for (action, weight) in outcomes {
            match left.checked_sub(weight) {
                Some(rest) => left = rest,
                None => return Some(action),
            }
        }
    }
    rng.choice(listed.iter()).cloned()
}
