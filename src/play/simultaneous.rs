//! The data of a simultaneous phase, in which several seats act at once, outside of the state of the match.

use super::{HiddenChoice, Pace, TableView};
use crate::record::Player;
use crate::rules::Game;
use crate::rules::chaupar::Chaupar;
use crate::rules::damath::Damath;
use crate::rules::marrakech::Marrakech;
use crate::rules::pachisi::Pachisi;
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

/// A game of whose simultaneous phases a device may keep what is in no record. Most games have no such phases.
pub trait KeptPhases: Scene {
    /// Returns what this device knows of a simultaneous phase that was due in this state, after this number of actions of
    /// the match, and that ended with this action. `kept` are the lines that the device has kept.
    #[must_use]
    fn judge_phase(&self, _kept: &str, _happened: usize, _ended: &Self::Action) -> PhaseJudgement {
        PhaseJudgement::default()
    }
}

/// What a device knows of a simultaneous phase that is over.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PhaseJudgement {
    /// The choices that were not the best; `None` if nothing is known of what was felt.
    pub choices: Option<Vec<HiddenChoice>>,
    /// The time that it took, in tenths of a second, where that counts.
    pub tenths: Option<u64>,
}

impl KeptPhases for Marrakech {}
impl KeptPhases for Chaupar {}
impl KeptPhases for Pachisi {}
impl KeptPhases for Damath {}
