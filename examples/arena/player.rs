//! Who plays in the arena.

use std::time::{Duration, Instant};

use caravanserai::bots::search::{Limits, Method, think};
use caravanserai::bots::{Bot, Evaluate, choose};
use caravanserai::rules::Seat;

/// Who plays, as it is named: a bot of the house, or a search with what it may spend on a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// `one-ahead`, `alpha-beta-7`.
    Bot(Bot),
    /// `search@100ms`, `mcts@20000`.
    Search(Method, Budget),
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
    /// The player of this name.
    pub fn by_name(name: &str) -> Option<Self> {
        let Some((method, budget)) = name.split_once('@') else {
            return Bot::by_name(name).map(Self::Bot);
        };
        let method = match method {
            "search" => Method::Search,
            "mcts" => Method::Mcts,
            _ => return None,
        };
        let budget = match budget.strip_suffix("ms") {
            Some(time) => Budget::Time(Duration::from_millis(time.parse().ok()?)),
            None => Budget::Positions(budget.parse().ok()?),
        };
        Some(Self::Search(method, budget))
    }

    /// What it does on `seat`, whose turn it is.
    pub fn choose<G: Evaluate>(self, state: &G, seat: Seat, random: &mut impl FnMut() -> u64) -> G::Action {
        let action = match self {
            Self::Bot(bot) => choose(bot, state, seat, random),
            Self::Search(method, budget) => {
                let begun = Instant::now();
                let (positions, time) = match budget {
                    Budget::Time(time) => (u64::MAX, time),
                    Budget::Positions(positions) => (positions, Duration::MAX),
                };
                let stop = &mut || begun.elapsed() >= time;
                let mut limits = Limits { depth: u8::MAX, positions, stop, report: &mut |_| {} };
                think(method, state, seat, &mut limits, random)
            }
        };
        action.expect("an action")
    }
}
