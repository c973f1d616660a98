//! How good a position is.

use super::search::{Limits, expectimax};
use super::{Bot, Chosen, Level, Search};
use crate::rules::{Game, Seat};

/// A game whose positions can be told to be good or bad.
pub trait Evaluate: Game + 'static {
    /// The bots that the game offers, the weakest first. Only these may sit at its table.
    const BOTS: &'static [Bot] = &[Bot::Random, Bot::OneAhead];

    /// How good the position is for `seat`, as far as the state tells: more is better. The unit is the game's own, the
    /// same for all its positions. How a match that is over has ended need not be counted: bots look at
    /// [`Game::outcome`] first, and at this among equal places.
    fn value(&self, seat: Seat) -> i64;

    /// Takes out of the legal `actions` those that the rulebook does not leave to a bot where a person may choose them.
    /// One always stays. Tells whether the lot decides among what stays: because the rulebook says so, or because who acts cannot
    /// tell one from the other.
    fn bind_bots(&self, _actions: &mut Vec<Self::Action>) -> bool {
        false
    }

    /// That one of `actions`, which are those of a bot whose turn it is, that a search of `depth` moves finds best for it;
    /// `None` where nothing can be searched. It is asked of the game, so that only games that search carry the code.
    fn search(&self, _actions: &[Self::Action], _depth: u8) -> Option<Self::Action> {
        None
    }

    /// That one of `actions`, which are those of a bot on `seat`, that a search finds best within `limits`.
    fn think(&self, seat: Seat, actions: Vec<Self::Action>, limits: &mut Limits<Self::Action>) -> Option<Self::Action> {
        expectimax(self, seat, &actions, limits)
    }

    /// The search of a bot of this level on `seat`, which has a choice between `actions`. Levels differ by what they see and
    /// know. `seed` decides among what is as good.
    fn thinks(
        &self,
        level: Level,
        seat: Seat,
        _actions: Vec<Self::Action>,
        seed: u64,
    ) -> Box<dyn Search<Self::Action>> {
        let bot = match level {
            Level::Beginner => Bot::Random,
            Level::Casual => Bot::HalfAhead,
            Level::Keen | Level::Master => Bot::OneAhead,
        };
        Box::new(Chosen::by(bot, self, seat, seed))
    }

    /// The bot of this name, if the game offers it.
    #[must_use]
    fn bot(name: &str) -> Option<Bot> {
        Bot::by_name(name).filter(|bot| Self::BOTS.contains(bot))
    }
}
