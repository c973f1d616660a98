//! Paired playouts of the games with throws.

use caravanserai::bots::Evaluate;
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

/// The greatest number of actions in a playout, in case a match never ends.
const LONGEST: usize = 5_000;

/// A game with playouts.
pub trait Playable: PuzzleGame {
    /// What a player who knows little thinks of the state after an action of `seat`; greater is better.
    fn opinion(&self, seat: Seat) -> i64;

    /// The result for `seat`, once it is certain: the lead, or 1 for who comes home first and 0 for the others.
    fn result(&self, seat: Seat) -> Option<f64>;
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

    fn result(&self, seat: Seat) -> Option<f64> {
        (self.phase() == Phase::Over).then(|| self.material(seat) as f64 / 100.0)
    }
}

impl Playable for Chaupar {
    fn opinion(&self, seat: Seat) -> i64 {
        self.heuristic(seat)
    }

    fn result(&self, seat: Seat) -> Option<f64> {
        self.places().iter().next().map(|first| f64::from(u8::from(first == seat)))
    }
}

impl Playable for Pachisi {
    fn opinion(&self, seat: Seat) -> i64 {
        self.heuristic(seat)
    }

    fn result(&self, seat: Seat) -> Option<f64> {
        self.places().iter().next().map(|first| f64::from(u8::from(first == seat)))
    }
}

/// How much better one action is than another in paired playouts, in standard errors; `None` if they never differ.
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
    for _ in 0..LONGEST {
        if let Some(result) = state.result(seat) {
            return result;
        }
        match state.turn() {
            Turn::Chance(_) => {
                state.outcomes(&mut outcomes);
                let Some(outcome) = throw(&outcomes, &mut || throws.u64(..)) else { break };
                state.happen(outcome);
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
