//! Take-back (undo) and redo.

use super::table::Table;
use crate::record::{Next, NodeId};
use crate::rules::Turn;
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// `true` if the last decision of a person can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.may_change() && self.decision_before(self.line.at()).is_some()
    }

    /// `true` if what was taken back last can be redone.
    pub fn can_redo(&self) -> bool {
        self.may_change() && self.after().is_some()
    }

    /// `true` if take-back and redo are allowed: not at the end of a match, which counts in a series, and not if two
    /// persons play on clocks. In a variation they are always allowed.
    fn may_change(&self) -> bool {
        let permissions = self.local.permissions;
        let tried = self.line.in_variation();
        let agreed = tried || (permissions.take_back && self.line.played.takes_back() && !self.is_timed());
        permissions.play && agreed && (tried || self.next() != Next::Over)
    }

    /// `true` if clocks run in a match between persons.
    pub fn is_timed(&self) -> bool {
        let has_clocks = || self.clocks.have_run() || !self.line.played.state().clocks().is_empty();
        G::CLOCKS && self.local.persons() > 1 && has_clocks()
    }

    /// The last place before `place` at which a person decided. A move that the device made for its player was no
    /// decision. The outcome of a simultaneous phase stays, and so do the decisions before it.
    fn decision_before(&self, place: NodeId) -> Option<NodeId> {
        let played = &self.line.played;
        let decides = |place| played.step_at(place).is_some_and(|step| self.local.is_person(step.actor));
        let steps = played.back_from(place).map_while(|place| Some((played.before(place)?, place)));
        let since_simultaneous = steps.take_while(|(before, _)| !self.is_simultaneous(*before));
        let mut decisions = since_simultaneous.filter(|(before, place)| decides(*place) && self.is_decision(*before));
        decisions.next().map(|(before, _)| before)
    }

    /// `true` if a simultaneous phase is fought at a place.
    fn is_simultaneous(&self, place: NodeId) -> bool {
        matches!(self.line.played.state_at(place).turn(), Turn::Seats(_))
    }

    /// `true` if a person decides at a place, judging by the state.
    fn is_decision(&self, place: NodeId) -> bool {
        let state = self.line.played.state_at(place);
        let is_automatic = G::CAN_AUTOMATE && self.preferences.auto_move && state.only_choice().is_some();
        state.is_checkpoint() && state.follow_up().is_none() && !is_automatic
    }

    /// The end of what was taken back from here, up to the next decision of a person; redo goes to it.
    fn after(&self) -> Option<NodeId> {
        // On the main line, steps that were only tried out are not redone.
        let played = |place: NodeId| {
            let next = self.line.played.after(place).first().copied()?;
            (self.line.in_variation() || self.line.played.is_played(next)).then_some(next)
        };
        let mut at = played(self.line.at())?;
        while let Some(next) = played(at) {
            let decides = self.line.played.step_at(next).is_some_and(|step| self.local.is_person(step.actor));
            if decides && self.is_decision(at) {
                break;
            }
            at = next;
        }
        Some(at)
    }

    /// Takes back the last decision of a person.
    pub fn take_back(&mut self) {
        if let Some(place) = self.decision_before(self.line.at()).filter(|_| self.may_change()) {
            self.move_to(place);
        }
    }

    /// Redoes what was taken back last.
    pub fn redo(&mut self) {
        if let Some(place) = self.after().filter(|_| self.may_change()) {
            self.move_to(place);
        }
    }

    /// Continues play from this place.
    pub fn move_to(&mut self, place: NodeId) {
        if let Some(variation) = &mut self.line.variation {
            variation.at = place;
        } else {
            self.stop_clocks();
            self.line.played_mut().stand_at(place);
        }
        self.jump_to(place);
    }
}
