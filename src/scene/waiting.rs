//! Limits on waiting time: the longer a person has waited, the faster animations run.

use super::Scene;
use crate::rules::{SeatSet, Turn};

/// Limits on waiting time, in ms at normal pace.
#[derive(Clone, Copy, Debug)]
pub struct WaitLimits {
    /// For another player's turn.
    pub turn: u32,
    /// For a round of throws for the order of play.
    pub round: u32,
    /// For all between two decisions of a person.
    pub all: u32,
}

impl WaitLimits {
    /// No limits.
    pub const NONE: Self = Self { turn: u32::MAX, round: u32::MAX, all: u32::MAX };
}

/// The time that a person has waited.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct WaitedTime {
    /// Since the last decision, in ms at normal pace.
    all: u32,
    /// Since the start of the current turn or round of throws, in ms.
    turn: u32,
    /// The seat whose turn it is, or the seats that have thrown in the round.
    by: SeatSet,
    is_round: bool,
}

impl WaitedTime {
    /// Starts a new turn or round, if the next action begins one.
    pub fn enter<G: Scene>(&mut self, state: &G) {
        let (Turn::Seat(by) | Turn::Chance(Some(by))) = state.turn() else { return };
        let is_round = state.is_opening();
        // In a round each seat throws once; a turn belongs to one seat.
        if is_round != self.is_round || is_round == self.by.contains(by) {
            *self = Self { all: self.all, is_round, ..Self::default() };
        }
        self.by.insert(by);
    }

    /// Shortens a display time of `millis` to at most a quarter of the time left, and adds it to the time waited.
    pub fn shorten<G: Scene>(&mut self, millis: u32) -> u32 {
        let most = if self.is_round { G::WAIT_LIMITS.round } else { G::WAIT_LIMITS.turn };
        let left = most.saturating_sub(self.turn).min(G::WAIT_LIMITS.all.saturating_sub(self.all));
        let millis = millis.min(left / 4);
        self.all += millis;
        self.turn += millis;
        millis
    }
}
