//! Duels of Dschamal, which are fought outside of the state.

use std::any::Any;

use caravanserai::bots::dschamal::Skill;
use caravanserai::play::bag;
use caravanserai::rules::dschamal::{Draw, Dschamal};
use caravanserai::rules::{Game, Seat};

/// What comes of the duel that is due there, if one is, between hands of these skills. `random` gives 64 random bits a call.
pub fn actions<G: Game + 'static>(
    state: &G,
    skill: impl Fn(Seat) -> Skill,
    random: &mut impl FnMut() -> u64,
) -> Vec<G::Action> {
    let Some(state) = (state as &dyn Any).downcast_ref::<Dschamal>() else { return Vec::new() };
    let Some(pairing) = state.pairing() else { return Vec::new() };
    let draw = bag::duel(state, pairing.seats().map(skill), random);
    let actions = draw.into_iter().flat_map(Draw::actions);
    // Only their text says that they are the game's.
    actions.filter_map(|action| action.to_string().parse().ok()).collect()
}
