//! All that one turn of a race can come to.

use std::rc::Rc;

use super::{Course, Racer};
use crate::rules::cross::BLOCK_8;
use crate::rules::{Seat, Turn};

/// A chance, and a part of a turn, that is as good as none.
const NOTHING: f64 = 1e-9;
/// After so many turns everybody is as good as home.
const MOST: usize = 1000;

/// A turn of a seat, throw by throw.
pub struct Plan {
    /// Before each of its throws; the first of the turn in front.
    throws: Vec<Throw>,
    /// The places in which it can leave the seat's pieces ([`Racer::alone`]).
    pub ends: Vec<String>,
}

/// What a throw shows, with its chance, and what can then be made of it.
type Throw = Vec<(f64, Vec<Next>)>;

/// What comes of a throw.
#[derive(Clone, Copy)]
enum Next {
    Home,
    /// The throw with this number.
    Throws(usize),
    /// The end of the turn with this number.
    Ends(usize),
}

impl Plan {
    /// The turn that `seat` is in.
    pub fn of<G: Racer>(state: &G, seat: Seat) -> Self {
        let mut plan = Self { throws: Vec::new(), ends: Vec::new() };
        let mut states = Vec::new();
        if let Turn::Seat(_) = state.turn() {
            // What has been thrown is certain.
            plan.throws.push(Vec::new());
            states.push(None);
            let nexts = plan.nexts(state, seat, &mut states);
            plan.throws[0].push((1.0, nexts));
        } else {
            states.push(Some(state.clone()));
        }
        while let Some(Some(before)) = states.get(plan.throws.len()).cloned() {
            let mut outcomes = Vec::new();
            before.outcomes(&mut outcomes);
            let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
            let mut throw = Throw::new();
            for (outcome, weight) in outcomes {
                let mut after = before.clone();
                after.happen(&outcome);
                throw.push((f64::from(weight) / f64::from(all), plan.nexts(&after, seat, &mut states)));
            }
            plan.throws.push(throw);
        }
        plan
    }

    /// What `seat` can make of a throw, which `states` notes if it throws again. Nobody goes round again (P12).
    fn nexts<G: Racer>(&mut self, state: &G, seat: Seat, states: &mut Vec<Option<G>>) -> Vec<Next> {
        if state.pieces().all_home(seat) {
            return vec![Next::Home];
        }
        match state.turn() {
            Turn::Seat(mover) if mover == seat => {
                let mut actions = Vec::new();
                state.actions(&mut actions);
                let after = actions.iter().map(|action| {
                    let mut after = state.clone();
                    after.happen(action);
                    after
                });
                let after = after.filter(|after| after.pieces().of(seat).iter().all(|step| *step >= BLOCK_8));
                after.flat_map(|after| self.nexts(&after, seat, states)).collect()
            }
            Turn::Chance(Some(thrower)) if thrower == seat => {
                vec![Next::Throws(number(states, Some(state.clone())))]
            }
            _ => vec![Next::Ends(number(&mut self.ends, state.alone(seat)))],
        }
    }

    /// What this turn and those after it come to, if each throw is used as well as it can be, and after the turn the ends come
    /// to that; where there is none, all comes back to the beginning of this turn.
    pub fn course(&self, ends: &[Option<Rc<Course>>]) -> Course {
        // Before each throw: in how many turns after this one the seat can be expected to be home.
        let mut turns = vec![0.0; self.throws.len()];
        let after = |turns: &[f64], next: Next| match next {
            Next::Home => 0.0,
            Next::Throws(throw) => turns[throw],
            Next::Ends(end) => ends[end].as_ref().map_or(1.0 + turns[0], |course| course.turns),
        };
        let best = |turns: &[f64], nexts: &[Next]| {
            nexts.iter().copied().min_by(|one, other| after(turns, *one).total_cmp(&after(turns, *other)))
        };
        // Each sweep knows more, and what it finds grows.
        let mut change = 1.0;
        while change > NOTHING {
            change = 0.0;
            for at in (0..turns.len()).rev() {
                let nexts = self.throws[at].iter().map(|(chance, nexts)| (chance, best(&turns, nexts)));
                let sum = nexts.map(|(chance, next)| chance * next.map_or(0.0, |next| after(&turns, next))).sum();
                change = f64::max(change, sum - turns[at]);
                turns[at] = sum;
            }
        }
        let (mut home, mut left) = (0.0, vec![0.0; ends.len()]);
        let mut before = vec![0.0; turns.len()];
        before[0] = 1.0;
        while before.iter().sum::<f64>() > NOTHING {
            let mut then = vec![0.0; turns.len()];
            for (before, throw) in before.iter().zip(&self.throws) {
                for (chance, nexts) in throw {
                    match best(&turns, nexts) {
                        Some(Next::Throws(throw)) => then[throw] += before * chance,
                        Some(Next::Ends(end)) => left[end] += before * chance,
                        Some(Next::Home) | None => home += before * chance,
                    }
                }
            }
            before = then;
        }
        let mut by_turn = vec![home];
        while by_turn.iter().sum::<f64>() < 1.0 - NOTHING && by_turn.len() < MOST {
            let last = by_turn.len() - 1;
            let later = left.iter().zip(ends).map(|(chance, end)| {
                let by_turn = end.as_ref().map_or(&by_turn, |course| &course.by_turn);
                chance * by_turn.get(last).copied().unwrap_or_default()
            });
            by_turn.push(later.sum());
        }
        Course { turns: 1.0 + turns[0], by_turn }
    }
}

/// The number of one in the list, in which it stands from now on.
fn number<T: PartialEq>(list: &mut Vec<T>, one: T) -> usize {
    list.iter().position(|other| *other == one).unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    })
}
