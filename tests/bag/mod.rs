//! The bag of Dschamal without a browser: heaps, hands and duels.

mod bots;
mod calm;
mod calm_sitting;
mod judged;
mod live;
mod live_duel;
mod seated;
mod strokes;

use caravanserai::rules::Game;
use caravanserai::rules::dschamal::{Dschamal, DuelKind, Options, Phase};
use fastrand::Rng;

/// A match of two in which a duel is due.
fn due(manner: DuelKind) -> Dschamal {
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
