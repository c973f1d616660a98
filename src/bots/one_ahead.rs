//! Looking one action ahead, and one throw after it.

use std::cmp::Ordering;

use super::Evaluate;
use crate::rules::Seat;

/// What a better place is worth: more than any difference of values.
const PLACE: i128 = 1 << i64::BITS;

/// Those of `actions` after which `seat` can expect most, in their order.
pub fn best<G: Evaluate>(state: &G, seat: Seat, actions: Vec<G::Action>) -> Vec<G::Action> {
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

/// The value of a state; if chance is to move, the mean over what can come of it.
fn expected<G: Evaluate>(state: &G, seat: Seat) -> Mean {
    let mut mean = Mean { sum: 0, weight: 0 };
    for (outcome, weight) in state.chance() {
        if let Some(state) = after(state, &outcome) {
            mean.sum += value(&state, seat) * i128::from(weight);
            mean.weight += i128::from(weight);
        }
    }
    if mean.weight == 0 {
        mean = Mean { sum: value(state, seat), weight: 1 };
    }
    mean
}

/// The value with the place of a match that is over: as many [`PLACE`]s as seats are behind, less those ahead.
fn value<G: Evaluate>(state: &G, seat: Seat) -> i128 {
    let places = state.outcome().map(|outcome| outcome.places).unwrap_or_default();
    let own = places.get(seat.index()).copied().unwrap_or_default();
    let beaten: i128 = places.iter().map(|place| place.cmp(&own) as i128).sum();
    beaten * PLACE + i128::from(state.value(seat))
}

/// An exact mean.
#[derive(Clone, Copy)]
struct Mean {
    sum: i128,
    /// Above 0.
    weight: i128,
}

impl Mean {
    fn compared(self, other: Self) -> Ordering {
        (self.sum * other.weight).cmp(&(other.sum * self.weight))
    }
}

#[cfg(test)]
mod tests {
    use super::{PLACE, value};
    use crate::rules::Seat;
    use crate::rules::marrakech::Marrakech;

    #[test]
    fn places_count_more_than_any_value() {
        let purses = "dirhams 0 90 0; laid; now B over";
        let over: Marrakech = format!("deck plain; order A > B > C; asam d4 north; {purses}").parse().expect("a state");
        let values = [0, 1, 2].map(|seat| value(&over, Seat(seat)) / PLACE);
        assert_eq!(values, [-1, 2, -1]);
    }
}
