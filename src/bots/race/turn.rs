//! The outcomes of one turn of a race.

use std::rc::Rc;

use super::{ALONE, Bearoff, Racer, bearoff};
use crate::rules::Turn;
use crate::rules::cross::BLOCK_8;

/// The probability below which outcomes are ignored.
const EPSILON: f64 = 1e-9;
/// The number of turns after which every seat counts as home.
const MAX_TURNS: usize = 1000;

/// The graph of a turn of a seat that is alone, throw by throw.
pub struct Plan<G> {
    /// The positions in which the seat throws, the beginning of the turn first; `None` there if the turn begins after
    /// a throw.
    before: Vec<Option<G>>,
    /// The outcomes of the throw in each of them.
    throws: Vec<Throw>,
    /// The beginnings of turns that can follow.
    turns: Vec<G>,
}

/// The outcomes of a throw: the probability of each, and the continuations to choose from.
type Throw = Vec<(f64, Vec<Next>)>;

/// A continuation after a throw.
#[derive(Clone, Copy)]
enum Next {
    Home,
    /// The throw with this index in the same turn.
    Throws(usize),
    /// A position equal to the beginning of the turn with this index, in the same turn.
    Begins(usize),
    /// The end of the turn; the next one begins as the turn with this index.
    Ends(usize),
}

impl<G: Racer> Plan<G> {
    /// The graph of A's current turn.
    pub fn of(state: &G) -> Self {
        let throws = matches!(state.turn(), Turn::Chance(_));
        let mut plan = Self { before: vec![throws.then(|| state.clone())], throws: Vec::new(), turns: Vec::new() };
        while let Some(before) = plan.before.get(plan.throws.len()).cloned() {
            let throw = match before {
                Some(before) => plan.throw(&before),
                None => vec![(1.0, plan.nexts(state))],
            };
            plan.throws.push(throw);
        }
        plan
    }

    fn throw(&mut self, before: &G) -> Throw {
        let mut outcomes = Vec::new();
        before.outcomes(&mut outcomes);
        let all: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let nexts = outcomes.into_iter().map(|(outcome, weight)| {
            let mut after = before.clone();
            after.happen(&outcome);
            (f64::from(weight) / f64::from(all), self.nexts(&after))
        });
        nexts.collect()
    }

    /// The continuations after a throw. Another lap (P12) is not considered.
    fn nexts(&mut self, state: &G) -> Vec<Next> {
        let own = state.pieces().of(ALONE);
        if own.iter().any(|step| *step < BLOCK_8) {
            return Vec::new();
        }
        if state.pieces().all_home(ALONE) {
            return vec![Next::Home];
        }
        let begins = state.alone(ALONE);
        match state.turn() {
            Turn::Seat(ALONE) => {
                let mut actions = Vec::new();
                state.actions(&mut actions);
                let nexts = actions.iter().flat_map(|action| {
                    let mut after = state.clone();
                    after.happen(action);
                    self.nexts(&after)
                });
                nexts.collect()
            }
            Turn::Chance(Some(ALONE)) if begins == *state && self.before[0].as_ref() != Some(state) => {
                vec![Next::Begins(number(&mut self.turns, begins))]
            }
            Turn::Chance(Some(ALONE)) => vec![Next::Throws(number(&mut self.before, Some(state.clone())))],
            _ => vec![Next::Ends(number(&mut self.turns, begins))],
        }
    }

    /// The bear-off entry of this turn if every throw is used to minimise the expected number of turns.
    pub fn bearoff(&self) -> Bearoff {
        // The entry of this turn itself is unknown where play returns to its beginning.
        let is_this = |turn: &G| self.before[0].as_ref() == Some(turn);
        let turns: Vec<_> = self.turns.iter().map(|turn| (!is_this(turn)).then(|| bearoff(turn))).collect();
        let expected = self.expected(&turns);
        let mut home = 0.0;
        // The probabilities that this turn continues as another one begins, and that another one follows.
        let [mut goes_on, mut follows] = [(); 2].map(|()| vec![0.0; turns.len()]);
        let mut before = vec![0.0; self.throws.len()];
        before[0] = 1.0;
        while before.iter().sum::<f64>() > EPSILON {
            let mut then = vec![0.0; before.len()];
            for (before, throw) in before.iter().zip(&self.throws) {
                for (chance, nexts) in throw {
                    let sum = match best(nexts, &expected, &turns) {
                        Next::Home => &mut home,
                        Next::Throws(throw) => &mut then[throw],
                        Next::Begins(turn) => &mut goes_on[turn],
                        Next::Ends(turn) => &mut follows[turn],
                    };
                    *sum += before * chance;
                }
            }
            before = then;
        }
        let mut within: Vec<f64> = Vec::new();
        while within.last().is_none_or(|within| *within < 1.0 - EPSILON) && within.len() < MAX_TURNS {
            let after = within.len();
            let mut chance = home;
            for (turn, (goes_on, follows)) in turns.iter().zip(goes_on.iter().zip(&follows)) {
                match turn {
                    Some(bearoff) => chance += goes_on * bearoff.within(after + 1) + follows * bearoff.within(after),
                    None => chance += follows * within.last().unwrap_or(&0.0),
                }
            }
            within.push(chance);
        }
        Bearoff { turns: 1.0 + expected[0], within }
    }

    /// Before each throw: the expected number of turns after this one, by value iteration.
    fn expected(&self, turns: &[Option<Rc<Bearoff>>]) -> Vec<f64> {
        let mut expected = vec![0.0; self.throws.len()];
        // The estimates increase with every sweep and converge.
        let mut change = 1.0;
        while change > EPSILON {
            change = 0.0;
            for at in (0..expected.len()).rev() {
                let uses = self.throws[at].iter().map(|(chance, nexts)| (chance, best(nexts, &expected, turns)));
                let sum = uses.map(|(chance, next)| chance * after(next, &expected, turns)).sum();
                change = f64::max(change, sum - expected[at]);
                expected[at] = sum;
            }
        }
        expected
    }
}

/// The expected number of turns after this one.
fn after(next: Next, expected: &[f64], turns: &[Option<Rc<Bearoff>>]) -> f64 {
    let turn = |turn: usize| turns[turn].as_ref().map_or(1.0 + expected[0], |bearoff| bearoff.turns);
    match next {
        Next::Home => 0.0,
        Next::Throws(throw) => expected[throw],
        Next::Begins(begins) => turn(begins) - 1.0,
        Next::Ends(ends) => turn(ends),
    }
}

/// The continuation with the fewest expected turns. There is always one, if only to lose the throw.
fn best(nexts: &[Next], expected: &[f64], turns: &[Option<Rc<Bearoff>>]) -> Next {
    let after = |next: &Next| after(*next, expected, turns);
    nexts.iter().copied().min_by(|one, other| after(one).total_cmp(&after(other))).unwrap_or(Next::Home)
}

/// The index of `one` in the list, appended if missing.
fn number<T: PartialEq>(list: &mut Vec<T>, one: T) -> usize {
    list.iter().position(|other| *other == one).unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    })
}
