//! The bag of Dschamal: heaps, hands, and duels in it, without a browser.

mod bots;
mod calm;
mod calm_sitting;
mod live;
mod live_duel;
mod strokes;

use caravanserai::rules::Game;
use caravanserai::rules::dschamal::{Dschamal, Manner, Options, Phase};
use fastrand::Rng;

/// A duel that is due in a match of two.
fn due(manner: Manner) -> Dschamal {
    let options = Options { players: 2, duel: manner, ..Options::default() };
    let mut state = Dschamal::new(&options).expect("options");
    let mut rng = Rng::with_seed(3);
    while state.phase() != Phase::Duel {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        state.apply(&rng.choice(actions).expect("an action")).expect("a legal action");
    }
    state
}
