//! How long a person waits for what others do: the longer it has lasted, the quicker everything is shown.

use super::Scene;
use crate::rules::{SeatSet, Turn};

/// How long things may last at the most, in milliseconds at the normal pace.
#[derive(Clone, Copy, Debug)]
pub struct Longest {
    /// A turn of somebody else.
    pub turn: u32,
    /// A round of throws for the order of play.
    pub round: u32,
    /// All that comes between two decisions of a person.
    pub all: u32,
}

impl Longest {
    /// Nothing lasts too long by itself.
    pub const ANY: Self = Self { turn: u32::MAX, round: u32::MAX, all: u32::MAX };
}

/// How long a person has waited.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Waited {
    /// Since the last decision, in milliseconds at the normal pace.
    all: u32,
    /// Since the turn or the round of throws began that goes on.
    turn: u32,
    /// Whose turn it is, or who has thrown in the round.
    by: SeatSet,
    is_round: bool,
}

impl Waited {
    /// Notes whether a new turn or round begins with what comes next.
    pub fn go_on<G: Scene>(&mut self, state: &G) {
        let (Turn::Seat(by) | Turn::Chance(Some(by))) = state.turn() else { return };
        let is_round = state.is_opening();
        // In a round everybody throws once; a turn is one seat's.
        if is_round != self.is_round || is_round == self.by.contains(by) {
            *self = Self { all: self.all, is_round, ..Self::default() };
        }
        self.by.insert(by);
    }

    /// How long something is shown that would be shown so many milliseconds.
    pub fn shown<G: Scene>(&mut self, millis: u32) -> u32 {
        let most = if self.is_round { G::LONGEST.round } else { G::LONGEST.turn };
        let left = most.saturating_sub(self.turn).min(G::LONGEST.all.saturating_sub(self.all));
        let millis = millis.min(left / 4);
        self.all += millis;
        self.turn += millis;
        millis
    }
}
