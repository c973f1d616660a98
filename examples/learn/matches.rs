//! Self-play of a bot.

use caravanserai::bots::Worth;
use caravanserai::bots::learned::{Learned, Weights};
use caravanserai::record::throw;
use caravanserai::rules::{Seat, Turn};
use fastrand::Rng;

/// The number of random actions at the start of a match, and the percentage of random actions after that, for
/// exploration.
pub const OPENING: u32 = 6;
pub const EXPLORATION: u8 = 3;

/// Plays a match with `weights` and returns its final state. `observe` is called with every state.
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

/// The value of the best turn of `seat` with `weights`, until another seat or chance is to act, and the state after
/// its first action.
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
