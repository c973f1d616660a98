//! All that one turn of a race can come to.

use std::rc::Rc;

use super::{ALONE, Course, Racer, course};
use crate::rules::Turn;
use crate::rules::cross::BLOCK_8;

/// A chance, and a part of a turn, that is as good as none.
const NOTHING: f64 = 1e-9;
/// After so many turns everybody is as good as home.
const MOST: usize = 1000;

/// A turn of a seat that is alone, throw by throw.
pub struct Plan<G> {
    /// The positions in which it throws; that in which it begins in front. None where it begins with what has been thrown.
    before: Vec<Option<G>>,
    /// What comes of the throw in each of them.
    throws: Vec<Throw>,
    /// The beginnings of turns to which it can come.
    turns: Vec<G>,
}

/// What a throw shows, with its chance, and what can then be made of it.
type Throw = Vec<(f64, Vec<Next>)>;

/// What comes of a throw.
#[derive(Clone, Copy)]
enum Next {
    Home,
    /// The throw with this number.
    Throws(usize),
    /// This is as the beginning of the turn with this number.
    Begins(usize),
    /// The turn is over, and the next one begins as the one with this number.
    Ends(usize),
}

impl<G: Racer> Plan<G> {
    /// The turn of A that it is in.
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

    /// What can be made of a throw. Nobody goes round again (P12).
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

    /// What this turn and those after it come to, if each throw is used as well as it can be.
    pub fn course(&self) -> Course {
        // Where all comes back to the beginning of this turn, what is asked for is not known yet.
        let is_this = |turn: &G| self.before[0].as_ref() == Some(turn);
        let turns: Vec<_> = self.turns.iter().map(|turn| (!is_this(turn)).then(|| course(turn))).collect();
        let expected = self.expected(&turns);
        let mut home = 0.0;
        // The chances that this turn goes on as another one begins, and that another one follows it.
        let [mut goes_on, mut follows] = [(); 2].map(|()| vec![0.0; turns.len()]);
        let mut before = vec![0.0; self.throws.len()];
        before[0] = 1.0;
        while before.iter().sum::<f64>() > NOTHING {
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
        while within.last().is_none_or(|within| *within < 1.0 - NOTHING) && within.len() < MOST {
            let after = within.len();
            let mut chance = home;
            for (turn, (goes_on, follows)) in turns.iter().zip(goes_on.iter().zip(&follows)) {
                match turn {
                    Some(course) => chance += goes_on * course.within(after + 1) + follows * course.within(after),
                    None => chance += follows * within.last().unwrap_or(&0.0),
                }
            }
            within.push(chance);
        }
        Course { turns: 1.0 + expected[0], within }
    }

    /// Before each throw: in how many turns after this one the seat can be expected to be home.
    fn expected(&self, turns: &[Option<Rc<Course>>]) -> Vec<f64> {
        let mut expected = vec![0.0; self.throws.len()];
        // Each sweep knows more, and what it finds grows.
        let mut change = 1.0;
        while change > NOTHING {
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

/// In how many turns after this one the seat can be expected to be home.
fn after(next: Next, expected: &[f64], turns: &[Option<Rc<Course>>]) -> f64 {
    let turn = |turn: usize| turns[turn].as_ref().map_or(1.0 + expected[0], |course| course.turns);
    match next {
        Next::Home => 0.0,
        Next::Throws(throw) => expected[throw],
        Next::Begins(begins) => turn(begins) - 1.0,
        Next::Ends(ends) => turn(ends),
    }
}

/// The best of what can be made of a throw. There is always something, if only that it is lost.
fn best(nexts: &[Next], expected: &[f64], turns: &[Option<Rc<Course>>]) -> Next {
    let after = |next: &Next| after(*next, expected, turns);
    nexts.iter().copied().min_by(|one, other| after(one).total_cmp(&after(other))).unwrap_or(Next::Home)
}

/// The number of one in the list, in which it stands from now on.
fn number<T: PartialEq>(list: &mut Vec<T>, one: T) -> usize {
    list.iter().position(|other| *other == one).unwrap_or_else(|| {
        list.push(one);
        list.len() - 1
    })
}
