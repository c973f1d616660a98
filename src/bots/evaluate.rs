//! How good a position is.

use crate::rules::{Game, Seat};

/// A game whose positions can be told to be good or bad.
pub trait Evaluate: Game {
    /// How good the position is for `seat`, as far as the state tells: more is better. The unit is the game's own, the
    /// same for all its positions. How a match that is over has ended need not be counted: bots look at
    /// [`Game::outcome`] first, and at this among equal places.
    fn value(&self, seat: Seat) -> i64;

    /// Takes out of the legal `actions` those that the rulebook does not leave to a bot where a person may choose them.
    /// One always stays.
    fn bind_bots(&self, _actions: &mut Vec<Self::Action>) {}

    /// Whether whoever acts now cannot know the legal actions from each other: a bot, too, then goes by lot.
    fn is_blind(&self) -> bool {
        false
    }
}
