//! Choices in the games with throws: expectations over the next throw, and paired playouts.
#![allow(clippy::cast_precision_loss, reason = "results and their numbers are below 2⁵²")]

use caravanserai::bots::{Choices, Evaluate, Scale};
use caravanserai::puzzles::{PuzzleGame, expected};
use caravanserai::record::throw;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::marrakech::{DIE, Marrakech, Phase};
use caravanserai::rules::pachisi::Pachisi;
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

/// The number of playouts of each action.
pub const PLAYOUTS: u64 = 2_000;

/// The least difference from the best action, in standard errors.
pub const ERRORS: f64 = 3.0;

/// The number of throws after which a playout is cut off and its outlook is estimated, as in the truncated rollouts of
/// backgammon programs: three rounds of four players.
const THROWS: usize = 12;

/// A game with playouts.
pub trait Playable: PuzzleGame {
    /// The value of the state after an action of `seat` to a player who knows little; greater is better.
    fn opinion(&self, seat: Seat) -> i64;

    /// The result for `seat` after so many throws, if the playout is over: its outlook, in hundredths.
    fn result(&self, seat: Seat, throws: usize) -> Option<i64>;
}

impl Playable for Marrakech {
    fn opinion(&self, seat: Seat) -> i64 {
        if self.phase() != Phase::Roll {
            return self.material(seat);
        }
        let toll = |at| self.toll(at, seat).map_or(0, |toll| i64::from(toll.paid));
        let walks = self.reach(self.asam().1);
        -walks.iter().zip(DIE).map(|(walk, (_, faces))| i64::from(faces) * toll(walk.end().to)).sum::<i64>()
    }

    fn result(&self, seat: Seat, throws: usize) -> Option<i64> {
        (throws >= THROWS || self.phase() == Phase::Over).then(|| self.static_outlook()[seat.index()])
    }
}

impl Playable for Chaupar {
    fn opinion(&self, seat: Seat) -> i64 {
        self.material(seat)
    }

    fn result(&self, seat: Seat, throws: usize) -> Option<i64> {
        let is_over = throws >= THROWS || self.places().iter().next().is_some();
        is_over.then(|| self.win_chances()[seat.index()])
    }
}

impl Playable for Pachisi {
    fn opinion(&self, seat: Seat) -> i64 {
        self.material(seat)
    }

    fn result(&self, seat: Seat, throws: usize) -> Option<i64> {
        let is_over = throws >= THROWS || self.places().iter().next().is_some();
        is_over.then(|| self.win_chances()[seat.index()])
    }
}

/// The least advantage in expectation, in hundredths: 4 % of all matches, which one feels; or a lead below which playouts
/// hardly ever show a difference.
const fn least_gap(scale: Scale) -> i64 {
    match scale {
        Scale::Chance => 400,
        Scale::Lead => 20,
    }
}

/// The actions of the greatest expectation, if the seat to act has others, which are all worse by [`least_gap`].
pub fn best_by_expectation<G: Playable>(state: &G) -> Option<Vec<G::Action>> {
    let Turn::Seat(seat) = state.turn() else { return None };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    // Bots of all levels are asked, so they must have the choices of a person.
    if actions.len() < 2 || Choices::of(state, seat).actions != actions {
        return None;
    }
    let worths = actions.iter().map(|action| expected(&after(state, action))[seat.index()]);
    let worths: Vec<_> = worths.zip(&actions).collect();
    let most = worths.iter().map(|(worth, _)| *worth).max()?;
    let is_clear = worths.iter().all(|(worth, _)| *worth == most || most - worth >= least_gap(G::SCALE));
    let best: Vec<_> = worths.iter().filter(|(worth, _)| *worth == most).map(|(_, action)| (*action).clone()).collect();
    (is_clear && best.len() < actions.len()).then_some(best)
}

/// The lead of one action over another in paired playouts, in standard errors; `None` if they never differ.
fn errors(better: &[f64], worse: &[f64]) -> Option<f64> {
    let differences: Vec<f64> = better.iter().zip(worse).map(|(better, worse)| better - worse).collect();
    let count = differences.len() as f64;
    let mean = differences.iter().sum::<f64>() / count;
    let variance = differences.iter().map(|each| (each - mean).powi(2)).sum::<f64>() / (count - 1.0);
    if mean == 0.0 && variance == 0.0 { None } else { Some(mean / (variance / count).sqrt()) }
}

/// `true` if in playouts with these numbers the `solutions` are equal, and better than every other action of `state` by
/// so many standard errors.
pub fn are_best<G: Playable>(state: &G, solutions: &[G::Action], numbers: std::ops::Range<u64>, least: f64) -> bool {
    let Turn::Seat(seat) = state.turn() else { return false };
    let mut actions = Vec::new();
    state.actions(&mut actions);
    let results = |action: &G::Action| -> Vec<f64> {
        let start = settled(state, action, seat);
        numbers.clone().map(|number| playout(&start, seat, number)).collect()
    };
    let Some((first, others)) = solutions.split_first() else { return false };
    let best = results(first);
    others.iter().all(|other| errors(&best, &results(other)).is_none())
        && actions
            .iter()
            .filter(|action| !solutions.contains(action))
            .all(|action| errors(&best, &results(action)).is_some_and(|errors| errors >= least))
}

/// The state after an action of `seat` and its other choices with the same throw, which are those of the best expectation.
fn settled<G: Playable>(state: &G, action: &G::Action, seat: Seat) -> G {
    let mut state = after(state, action);
    while state.turn() == Turn::Seat(seat) {
        let mut actions = Vec::new();
        state.actions(&mut actions);
        let best = actions.into_iter().rev().max_by_key(|action| expected(&after(&state, action))[seat.index()]);
        let Some(best) = best else { break };
        state.happen(&best);
    }
    state
}

fn after<G: Game>(state: &G, action: &G::Action) -> G {
    let mut state = state.clone();
    state.happen(action);
    state
}

/// The result for `seat` of a playout in which all follow their opinions. The same number gives the same throws, one after
/// the other.
fn playout<G: Playable>(start: &G, seat: Seat, number: u64) -> f64 {
    let (mut throws, mut ties) = (Rng::with_seed(2 * number), Rng::with_seed(2 * number + 1));
    let mut state = start.clone();
    let (mut outcomes, mut actions) = (Vec::new(), Vec::new());
    let mut count = 0;
    loop {
        if let Some(result) = state.result(seat, count) {
            return result as f64;
        }
        match state.turn() {
            Turn::Chance(_) => {
                state.outcomes(&mut outcomes);
                let Some(outcome) = throw(&outcomes, &mut || throws.u64(..)) else { break };
                state.happen(outcome);
                count += 1;
            }
            Turn::Seat(who) => {
                state.actions(&mut actions);
                state.restrict_for_bot(&mut actions);
                state = preferred(&state, who, &actions, &mut ties);
            }
            Turn::Seats(_) | Turn::Over => break,
        }
    }
    0.0
}

/// The state after the action of `who` that it thinks best; a random one of equals.
fn preferred<G: Playable>(state: &G, who: Seat, actions: &[G::Action], rng: &mut Rng) -> G {
    let (mut best, mut most, mut equals) = (None, i64::MIN, 0_u64);
    for action in actions {
        let then = after(state, action);
        let opinion = if actions.len() > 1 { then.opinion(who) } else { 0 };
        if opinion > most {
            (most, equals) = (opinion, 0);
        }
        if opinion == most {
            equals += 1;
            if equals == 1 || rng.u64(..equals) == 0 {
                best = Some(then);
            }
        }
    }
    best.unwrap_or_else(|| state.clone())
}
