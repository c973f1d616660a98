//! The initial data of a sitting.

use super::{Clocks, Permissions, Preferences, Tally};
use crate::record::{Match, Secret};
use crate::rules::Game;

/// The initial data of a sitting: the match, and what is saved beside it.
#[derive(Clone, Debug)]
pub struct Opening<G: Game> {
    /// The match.
    pub played: Match<G>,
    /// The time used on its clocks.
    pub clocks: Clocks,
    /// The results of its sums.
    pub tally: Tally,
    /// The preferences of the players.
    pub preferences: Preferences,
    /// The permissions at this table.
    pub permissions: Permissions,
    /// The secret of this device in a match by link.
    pub secret: Option<Secret>,
    /// `true` if no player of the match is here: somebody sent it to a spectator.
    pub spectating: bool,
    /// `true` if the coach says a sentence by each new thing: in the first match after the course.
    pub coached: bool,
    /// The number of bytes of the record's [`body`](Match::body) that are saved.
    pub saved: usize,
}

impl<G: Game> Opening<G> {
    /// The opening of a match that is played here and not saved yet, with default preferences.
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
            coached: false,
            saved: 0,
        }
    }
}
