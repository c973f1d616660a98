//! Looking ahead in games of chance: expectimax search (D. Michie, Game-playing and game-learning automata, 1966), with as
//! many seats as there are, each of which does what is best for itself (maxⁿ: C. Luckhardt and K. Irani, An algorithmic
//! solution of n-person games, 1986).

use super::{Limits, Thought, Watch};
use crate::bots::Evaluate;
use crate::rules::{Seat, Turn};

/// What a position is worth, by seat.
type Worth = [i64; Seat::MOST as usize];

/// What it is worth that another one is behind at the end: more than any position that goes on.
const PLACE: i64 = 1 << 40;

/// That one of `actions` which is best for `seat`, whose turn it is. The first step looks at all that it can do until chance or
/// somebody else is to move, and each further one beyond one more such turn. Of several that are equally good it is the
/// first. `None` if there are no actions.
pub fn best<G: Evaluate>(
    state: &G,
    seat: Seat,
    actions: &[G::Action],
    limits: &mut Limits<G::Action>,
) -> Option<G::Action> {
    let mut watch = Watch::new(limits.positions, limits.stop);
    let mut best = None;
    for depth in 1..=limits.depth.max(1) {
        let Some((worth, action)) = step(state, seat, actions, depth - 1, &mut watch) else { break };
        best = Some(action.clone());
        (limits.report)(&Thought { depth, positions: watch.positions, worth, action: action.clone() });
        watch.may_stop = true;
    }
    best
}

/// The best action, looking beyond so many turns, with what it is worth; `None` if it has to stop, or there is none.
fn step<'a, G: Evaluate>(
    state: &G,
    seat: Seat,
    actions: &'a [G::Action],
    turns: u8,
    watch: &mut Watch,
) -> Option<(i64, &'a G::Action)> {
    let mut best: Option<(i64, &G::Action)> = None;
    for action in actions {
        let worth = after(state, action, turns, watch)?[seat.index()];
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, action));
        }
    }
    best
}

/// What a listed action leads to is worth.
fn after<G: Evaluate>(state: &G, action: &G::Action, turns: u8, watch: &mut Watch) -> Option<Worth> {
    let mut next = state.clone();
    next.happen(action);
    if matches!(next.turn(), Turn::Seat(_)) && next.turn() == state.turn() {
        return worth(&next, turns, watch);
    }
    if turns > 0 {
        return worth(&next, turns - 1, watch);
    }
    watch.count()?;
    Some(judged(&next))
}

/// What a position is worth to each seat, looking beyond so many turns; `None` if it has to stop.
fn worth<G: Evaluate>(state: &G, turns: u8, watch: &mut Watch) -> Option<Worth> {
    watch.count()?;
    match state.turn() {
        Turn::Chance(_) => {
            let (mut sum, mut weights) = (Worth::default(), 0);
            for (outcome, weight) in state.chance() {
                let each = after(state, &outcome, turns, watch)?;
                sum.iter_mut().zip(each).for_each(|(sum, each)| *sum += each * i64::from(weight));
                weights += i64::from(weight);
            }
            Some(sum.map(|sum| sum / weights.max(1)))
        }
        Turn::Seat(seat) => {
            let mut actions = Vec::new();
            state.actions(&mut actions);
            let mut best: Option<Worth> = None;
            for action in &actions {
                let worth = after(state, action, turns, watch)?;
                if best.is_none_or(|best| worth[seat.index()] > best[seat.index()]) {
                    best = Some(worth);
                }
            }
            best
        }
        Turn::Seats(_) | Turn::Over => Some(judged(state)),
    }
}

/// What a position is worth as it stands.
fn judged<G: Evaluate>(state: &G) -> Worth {
    let places = state.outcome().map(|outcome| outcome.places).unwrap_or_default();
    let mut worth = Worth::default();
    for seat in Seat::all(state.seats()) {
        let own = places.get(seat.index()).copied().unwrap_or_default();
        let behind: i64 = places.iter().map(|place| place.cmp(&own) as i64).sum();
        worth[seat.index()] = PLACE * behind + state.value(seat);
    }
    worth
}
