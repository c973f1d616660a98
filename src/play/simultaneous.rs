//! The data of a simultaneous phase, in which several seats act at once, outside of the state of the match.

use super::{Pace, TableView};
use crate::record::Player;
use crate::rules::Game;
use crate::scene::{Scene, Seating};

/// The table at which a simultaneous phase is fought, during a turn [`crate::rules::Turn::Seats`].
#[derive(Clone, Debug, PartialEq)]
pub struct SimultaneousTable<G: Game> {
    /// The state of the match as it was when the simultaneous phase began.
    pub state: G,
    /// The number of actions in the match before the simultaneous phase.
    pub happened: usize,
    /// In a match by link, the finds of this device's player, hidden from the others ([`crate::rules::Game::unseen`]).
    pub found: Vec<G::Action>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// The names and colours of the players.
    pub seating: Seating,
    /// The pace of bots for which no person waits.
    pub pace: Pace,
    /// The saved text of a simultaneous phase that was left on this device, to continue it.
    pub saved: Option<String>,
}

impl<G: Scene> SimultaneousTable<G> {
    /// The table of the simultaneous phase that is due at the table of a match; `saved` is the text that was saved of
    /// the simultaneous phase.
    #[must_use]
    pub fn of(view: &TableView<G>, saved: Option<String>) -> Self {
        Self {
            state: view.state().clone(),
            happened: view.happened(),
            found: view.by_link.as_ref().map(|by_link| by_link.found.clone()).unwrap_or_default(),
            players: view.played.players().to_vec(),
            seating: (*view.seating).clone(),
            pace: view.preferences.pace,
            saved,
        }
    }
}
