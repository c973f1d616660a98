//! The table as a contest knows it: what several seats fight out at once, outside of the state of the match.

use super::Pace;
use crate::record::Player;
use crate::rules::Game;
use crate::scene::Seating;

/// The table at which a contest is fought, while [`crate::rules::Turn::Seats`] is on.
#[derive(Clone, Debug, PartialEq)]
pub struct ContestTable<G: Game> {
    /// The state of the match as it was when the contest began.
    pub state: G,
    /// The number of actions that had happened in the match by then.
    pub happened: usize,
    /// In a match by link, what was found by the player of this device, unseen by the others
    /// ([`crate::rules::Game::unseen`]).
    pub found: Vec<G::Action>,
    /// The players, by seat.
    pub players: Vec<Player>,
    /// What the players are called and which colours they have.
    pub seating: Seating,
    /// How fast bots are where no person has to wait for them.
    pub pace: Pace,
    /// The text that was saved of the contest on this device, to go on with one that was left.
    pub saved: Option<String>,
}
