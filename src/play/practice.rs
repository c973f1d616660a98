//! The common part of an exercise and of an attempt at a puzzle: a sitting that is not saved, at which one learner
//! plays and nothing is done for them.

use std::collections::VecDeque;

use super::{ActionRequest, Effect, Input, Machine, Opening, Permissions, Preferences, Sitting};
use crate::record::{Match, Player, StartError};
use crate::rules::Game;
use crate::scene::Scene;

/// The permissions while the learner plays.
pub(super) const PRACTICE: Permissions = Permissions { play: true, review: false, take_back: true, branch: false };
/// Those of a table at which nothing more happens.
pub(super) const DONE: Permissions = Permissions { play: false, review: false, take_back: false, branch: false };

/// A sitting that begins in `state`, with these players. With `works_out`, the learner works out the sums of actions.
///
/// # Errors
/// If the players do not fit the state.
pub(super) fn sit<G: Scene>(
    state: G,
    players: Vec<Player>,
    works_out: bool,
) -> Result<Sitting<G>, StartError<<G as Game>::Refusal>> {
    let played = Match::from_state(state, players)?;
    let preferences = adapted(Preferences::default(), works_out);
    Ok(Sitting::new(Opening { permissions: PRACTICE, preferences, ..Opening::of(played) }))
}

/// The preferences of a device at such a sitting: nothing is done for the learner.
pub(super) fn adapted(preferences: Preferences, works_out: bool) -> Preferences {
    Preferences { auto_move: false, auto_throw: false, works_out, tutor: false, ..preferences }
}

/// Passes an input to the sitting, and answers its requests: those for actions, except of persons in a simultaneous
/// phase, by `answer`. Returns the effects that are left.
pub(super) fn play<G: Scene>(
    sitting: &mut Sitting<G>,
    input: Input<G>,
    now: f64,
    answer: impl Fn(&Sitting<G>) -> Option<G::Action>,
) -> Vec<Effect> {
    let mut left = Vec::new();
    let mut inputs = VecDeque::from([input]);
    while let Some(input) = inputs.pop_front() {
        for effect in sitting.on(input, now) {
            match effect {
                Effect::Save(ticket) => inputs.push_back(Input::Saved(ticket, Ok(()))),
                Effect::Load(ticket) => inputs.push_back(Input::Loaded(ticket, Ok(None))),
                Effect::Ask(ticket, asked) if asked != ActionRequest::SimultaneousPhase => {
                    inputs.push_back(Input::Answer(ticket, answer(sitting).into_iter().collect()));
                }
                other => left.push(other),
            }
        }
    }
    left
}
