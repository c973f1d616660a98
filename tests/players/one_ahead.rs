//! A player that looks one action ahead, and one throw beyond it.

use std::cmp::Ordering;

use caravanserai::bots::{Choices, Evaluate};
use caravanserai::rules::Seat;
use fastrand::Rng;

use super::random;

/// Returns the action of a bot on `seat` after which the position is best by [`Evaluate::heuristic`], on average if
/// chance is to move then; a random one of equals. `None` if that seat is not to act.
pub fn choose<G: Evaluate>(state: &G, seat: Seat, rng: &mut Rng) -> Option<G::Action> {
    let Choices { state, mut actions, at_random } = Choices::of(state, seat);
    if actions.len() > 1 && !at_random {
        actions = best(&state, seat, actions);
    }
    random::one_of(actions, rng)
}

/// Returns the actions with the greatest expected value for `seat`, in their order.
fn best<G: Evaluate>(state: &G, seat: Seat, actions: Vec<G::Action>) -> Vec<G::Action> {
    let mut best = Vec::new();
    let mut most: Option<Mean> = None;
    for action in actions {
        let Some(mean) = after(state, &action).map(|state| expected(&state, seat)) else {
            continue;
        };
        let order = most.map_or(Ordering::Greater, |most| mean.compared(most));
        if order.is_gt() {
            best.clear();
            most = Some(mean);
        }
        if order.is_ge() {
            best.push(action);
        }
    }
    best
}

fn after<G: Evaluate>(state: &G, action: &G::Action) -> Option<G> {
    let mut state = state.clone();
    state.apply(action).is_ok().then_some(state)
}

/// Returns the value of a state; if chance is to move, the mean over its outcomes.
fn expected<G: Evaluate>(state: &G, seat: Seat) -> Mean {
    let mut mean = Mean::default();
    for (outcome, weight) in state.chance() {
        if let Some(state) = after(state, &outcome) {
            mean.add(&state, seat, weight.into());
        }
    }
    if mean.weight == 0 {
        mean.add(state, seat, 1);
    }
    mean
}

/// A mean of places and values, stored as sums.
#[derive(Clone, Copy, Default)]
struct Mean {
    /// The number of seats behind minus those ahead, in matches that are over.
    places: i64,
    /// The sum of the values: total weights below 2¹⁶ leave 47 bits for each.
    values: i64,
    weight: i64,
}

impl Mean {
    fn add<G: Evaluate>(&mut self, state: &G, seat: Seat, weight: i64) {
        let places = state.outcome().map(|outcome| outcome.places).unwrap_or_default();
        let own = places.get(seat.index()).copied().unwrap_or_default();
        self.places += weight * places.iter().map(|place| place.cmp(&own) as i64).sum::<i64>();
        self.values += weight * state.heuristic(seat);
        self.weight += weight;
    }

    /// Compares places first, then values.
    fn compared(self, other: Self) -> Ordering {
        let places = (self.places * other.weight).cmp(&(other.places * self.weight));
        places.then((self.values * other.weight).cmp(&(other.values * self.weight)))
    }
}
