//! Who plays in the arena.

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

/// So many positions are looked at between two looks at the clock.
const SLICE: u64 = 500;

/// Who plays, as it is named: a bot of the house, a search, or a program with what it may spend on a move.
pub enum Player {
    /// `level-1` to `level-4`: the bots at the house's tables.
    Level(Level),
    /// `random`: any action.
    Random,
    /// `one-ahead`: the action after which the position is best.
    OneAhead,
    /// `alpha-beta-7`: looks so many moves ahead in Damath. In other games it leaves all to the lot.
    AlphaBeta(u8),
    /// `search@100ms`, `mcts@20000`.
    Search(Method, Budget),
    /// `engine:PATH@100ms`: a program that speaks the protocol of the engine.
    Engine(RefCell<Process>, Budget),
}

/// What a search may spend on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// Time: `100ms`.
    Time(Duration),
    /// Positions to look at, `20000`: then the same match is played on every machine.
    Positions(u64),
}

impl Player {
    /// The player of this name, in this game. A program is started.
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

    /// The simple player of this name.
    fn simple(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "one-ahead" => Some(Self::OneAhead),
            _ => name.strip_prefix("alpha-beta-")?.parse().ok().map(Self::AlphaBeta),
        }
    }

    /// How well it feels in a bag (B10).
    pub fn skill(&self) -> Skill {
        match self {
            Self::Level(level) => Skill::of(*level),
            Self::Random | Self::OneAhead | Self::AlphaBeta(_) | Self::Search(..) | Self::Engine(..) => Skill::Middle,
        }
    }

    /// What it does on `seat`, whose turn it is.
    pub fn choose<G: Evaluate>(&self, state: &G, seat: Seat, rng: &mut Rng) -> G::Action {
        let action = match self {
            Self::Random => random::choose(state, seat, rng),
            Self::OneAhead => one_ahead::choose(state, seat, rng),
            Self::AlphaBeta(depth) => match (state as &dyn Any).downcast_ref::<Damath>() {
                // Only their text says that its actions are the game's.
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
