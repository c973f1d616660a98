//! Matches that a bot plays against itself.

use caravanserai::bots::Worth;
use caravanserai::bots::learned::{Learned, Weights};
use caravanserai::record::throw;
use caravanserai::rules::{Seat, Turn};
use fastrand::Rng;

/// How many actions of a match are made by lot at its start, and how many of a hundred after that: else it would never see
/// what it does not do.
pub const OPENING: u32 = 6;
pub const EXPLORATION: u8 = 3;

/// Plays a match by `weights`. `shown` is told every state. Gives the end.
pub fn play<G: Learned>(
    options: &G::Options,
    weights: &Weights,
    seed: u64,
    mut observe: impl FnMut(&G, &mut Rng),
) -> G {
    let mut rng = Rng::with_seed(seed);
    let mut state = G::new(options).expect("options that can be played");
    let mut actions = Vec::new();
    for made in 0.. {
        observe(&state, &mut rng);
        match state.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                let thrown = throw(&state.chance(), &mut || rng.u64(..)).expect("an outcome").clone();
                state.happen(&thrown);
            }
            Turn::Seat(seat) => {
                state.actions(&mut actions);
                state.restrict_for_bot(&mut actions);
                if made < OPENING || rng.u8(..100) < EXPLORATION {
                    state.happen(rng.choice(&actions).expect("an action"));
                } else {
                    state = best(&state, seat, &actions, weights).1;
                }
            }
            Turn::Seats(_) => panic!("{} has contests", G::NAME),
        }
    }
    state
}

/// What it comes to if `seat` does what is best by `weights` until its turn is over, or chance decides, and the state after
/// the first action of that.
fn best<G: Learned>(state: &G, seat: Seat, actions: &[G::Action], weights: &Weights) -> (Worth, G) {
    let after = actions.iter().map(|action| {
        let mut next = state.clone();
        next.happen(action);
        if next.turn() == Turn::Seat(seat) {
            let mut actions = Vec::new();
            next.actions(&mut actions);
            return (best(&next, seat, &actions, weights).0, next);
        }
        (next.values_by(weights), next)
    });
    after.max_by_key(|(worth, _)| worth[seat.index()]).expect("an action")
}
