//! Looking one action ahead, and one throw after it.

use std::cmp::Ordering;

use super::Evaluate;
use crate::rules::Seat;

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

/// What a state is worth; if chance is to move, the mean over what can come of it.
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

/// A mean of places and values, as sums.
#[derive(Clone, Copy, Default)]
struct Mean {
    /// How many seats are behind, less those ahead, in matches that are over.
    places: i64,
    /// Values: sums of weights below 2¹⁶ leave them 47 bits.
    values: i64,
    weight: i64,
}

impl Mean {
    fn add<G: Evaluate>(&mut self, state: &G, seat: Seat, weight: i64) {
        let places = state.outcome().map(|outcome| outcome.places).unwrap_or_default();
        let own = places.get(seat.index()).copied().unwrap_or_default();
        self.places += weight * places.iter().map(|place| place.cmp(&own) as i64).sum::<i64>();
        self.values += weight * state.rough(seat);
        self.weight += weight;
    }

    /// Better places count before any value.
    fn compared(self, other: Self) -> Ordering {
        let places = (self.places * other.weight).cmp(&(other.places * self.weight));
        places.then((self.values * other.weight).cmp(&(other.values * self.weight)))
    }
}

#[cfg(test)]
mod tests {
    use super::expected;
    use crate::rules::Seat;
    use crate::rules::marrakech::Marrakech;

    #[test]
    fn places_count_as_many_as_are_behind() {
        let purses = "dirhams 0 90 0; laid; now B over";
        let over: Marrakech = format!("deck plain; order A > B > C; asam d4 north; {purses}").parse().expect("a state");
        let places = [0, 1, 2].map(|seat| expected(&over, Seat(seat)).places);
        assert_eq!(places, [-1, 2, -1]);
    }
}
