//! The coach of the first match after the course: it says a sentence by each new thing.

use std::collections::VecDeque;

use super::table::Table;
use crate::record::NodeId;
use crate::rules::{Actor, Clause, Turn};
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// Returns what the coach says at the place shown, with the clause; nothing in any other match.
    ///
    /// What the match shows for the first time is said once. Of several things each waits for another choice or throw of
    /// the person here, and stays until it is made.
    pub fn coaches(&self) -> Option<(Clause, &'static str)> {
        if !self.coached {
            return None;
        }
        let played = &self.line.played;
        let mut known = Vec::new();
        let mut waiting = VecDeque::new();
        for (before, place) in self.line.steps(NodeId::START, self.line.shown) {
            let Some(step) = played.step_at(place) else { continue };
            let state = played.state_at(before);
            let is_here = |seat| self.local.seats.contains(seat);
            let is_done = match (step.actor, state.turn()) {
                (Actor::Seat(seat), _) => is_here(seat) && !state.is_preface(&step.action, seat),
                (Actor::Chance, Turn::Chance(Some(seat))) => is_here(seat) && !self.throws_automatically(state),
                _ => false,
            };
            if is_done {
                waiting.pop_front();
            }
            for new in G::coach(&step.event) {
                if !known.contains(&new.1) {
                    known.push(new.1);
                    waiting.push_back(new);
                }
            }
        }
        waiting.pop_front()
    }
}
