//! The players of the arena.

use std::any::Any;
use std::cell::RefCell;
use std::time::{Duration, Instant};

use caravanserai::bots::dschamal::Skill;
use caravanserai::bots::search::{Limits, Method};
use caravanserai::bots::{Evaluate, Level, Thinking};
use caravanserai::rules::Seat;
use caravanserai::rules::damath::Damath;
use fastrand::Rng;

use crate::process::Process;
use crate::{alpha_beta, one_ahead, random};

/// The number of positions between two checks of the clock.
const SLICE: u64 = 500;

/// A player, as it is named on the command line.
pub enum Player {
    /// `level-1` to `level-4`: the bots of the app.
    Level(Level),
    /// `random`: plays a random action.
    Random,
    /// `one-ahead`: plays the action with the best position after it.
    OneAhead,
    /// `alpha-beta-7`: a plain alpha-beta search of this depth in Damath; plays random actions in other games.
    AlphaBeta(u8),
    /// `search@100ms`, `mcts@20000`.
    Search(Method, Budget),
    /// `engine:PATH@100ms`: a program that speaks the engine's protocol.
    Engine(RefCell<Process>, Budget),
}

/// The budget of a search per move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time: `100ms`.
    Time(Duration),
    /// Positions to visit, `20000`: the same on every machine.
    Positions(u64),
}

impl Player {
    /// The player of this name, in this game; `None` if there is none. Starts the program of an engine.
    pub fn by_name(name: &str, game: &str) -> Option<Self> {
        let Some((method, budget)) = name.rsplit_once('@') else {
            let level = Level::ALL.into_iter().find(|level| level.name() == name);
            return level.map(Self::Level).or_else(|| Self::simple(name));
        };
        let budget = match budget.strip_suffix("ms") {
            Some(time) => Budget::Time(Duration::from_millis(time.parse().ok()?)),
            None => Budget::Positions(budget.parse().ok()?),
        };
        match method {
            "search" => Some(Self::Search(Method::Search, budget)),
            "mcts" => Some(Self::Search(Method::Mcts, budget)),
            _ => {
                let process = Process::start(method.strip_prefix("engine:")?, game).ok()?;
                Some(Self::Engine(RefCell::new(process), budget))
            }
        }
    }

    /// The simple reference player of this name.
    fn simple(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "one-ahead" => Some(Self::OneAhead),
            _ => name.strip_prefix("alpha-beta-")?.parse().ok().map(Self::AlphaBeta),
        }
    }

    /// The skill of its hand in a bag (B10).
    pub fn skill(&self) -> Skill {
        match self {
            Self::Level(level) => Skill::of(*level),
            Self::Random | Self::OneAhead | Self::AlphaBeta(_) | Self::Search(..) | Self::Engine(..) => Skill::Middle,
        }
    }

    /// The action that it plays on `seat`, whose turn it is.
    pub fn choose<G: Evaluate>(&self, state: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        let action = match self {
            Self::Random => random::choose(state, seat, rng),
            Self::OneAhead => one_ahead::choose(state, seat, rng),
            Self::AlphaBeta(depth) => match (state as &dyn Any).downcast_ref::<Damath>() {
                // The action is converted to one of `G` by its text.
                Some(state) => {
                    alpha_beta::choose(state, seat, *depth, rng).and_then(|action| action.to_string().parse().ok())
                }
                None => random::choose(state, seat, rng),
            },
            Self::Level(level) => Thinking::begin(*level, state, seat, rng.u64(..)).map(Thinking::finish),
            Self::Search(method, budget) => {
                let begun = Instant::now();
                let (limits, time) = match *budget {
                    Budget::Time(time) => (Limits::positions(u64::MAX), time),
                    Budget::Positions(positions) => (Limits::positions(positions), Duration::MAX),
                };
                Thinking::search(*method, state, seat, rng.u64(..), limits).map(|mut thinking| {
                    while thinking.advance(SLICE) && begun.elapsed() < time {}
                    thinking.best()
                })
            }
            Self::Engine(process, budget) => {
                let go = match budget {
                    Budget::Time(time) => format!("movetime {}", time.as_millis()),
                    Budget::Positions(positions) => format!("positions {positions}"),
                };
                process
                    .borrow_mut()
                    .ask(&format!("position state {state}\ngo {go}\n"))
                    .and_then(|best| best.parse().ok())
            }
        };
        action.expect("an action")
    }
}
