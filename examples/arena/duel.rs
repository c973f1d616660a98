//! Duels of Dschamal, which are played outside of the state.

use std::any::Any;

use caravanserai::bots::dschamal::Skill;
use caravanserai::play::bag;
use caravanserai::rules::dschamal::{Draw, Dschamal};
use caravanserai::rules::{Game, Seat};

/// Plays the duel that is due, if there is one, between hands of these skills, and returns its actions. `random`
/// returns 64 random bits per call.
pub fn actions<G: Game + 'static>(
    state: &G,
    skill: impl Fn(Seat) -> Skill,
    random: &mut impl FnMut() -> u64,
) -> Vec<G::Action> {
    let Some(state) = (state as &dyn Any).downcast_ref::<Dschamal>() else { return Vec::new() };
    let Some(pairing) = state.pairing() else { return Vec::new() };
    let draw = bag::bot_duel(state, pairing.seats().map(skill), random);
    let actions = draw.into_iter().flat_map(Draw::actions);
    // The actions are converted to those of `G` by their text.
    actions.filter_map(|action| action.to_string().parse().ok()).collect()
}
