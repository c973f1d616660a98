//! What a sitting begins with.

use super::{Clocks, Permissions, Preferences, Tally};
use crate::record::{Match, Secret};
use crate::rules::Game;

/// The opening of a sitting: the match, and what is known of it besides.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// The match.
    pub played: Match<G>,
    /// The time used on its clocks.
    pub clocks: Clocks,
    /// The sums that were worked out in it.
    pub tally: Tally,
    /// The preferences of the players.
    pub preferences: Preferences,
    /// The permissions at this table.
    pub permissions: Permissions,
    /// The secret of the seat that is played here, in a match by link.
    pub secret: Option<Secret>,
    /// Whether nobody who plays the match is here: somebody has sent it.
    pub spectating: bool,
    /// The bytes of the record's [`body`](Match::body) that the store has.
    pub saved: usize,
}

impl<G: Game> Opening<G> {
    /// A match that is played here and not saved yet, on a device on which nothing has been chosen.
    #[must_use]
    pub fn of(played: Match<G>) -> Self {
        Self {
            played,
            clocks: Clocks::default(),
            tally: Tally::default(),
            preferences: Preferences::default(),
            permissions: Permissions::PLAY,
            secret: None,
            spectating: false,
            saved: 0,
        }
    }
}
