//! Taking back and playing again.

use super::table::Table;
use crate::record::{Next, Place};
use crate::rules::Turn;
use crate::scene::Scene;

impl<G: Scene> Table<G> {
    /// Whether the last decision of a person can be taken back.
    pub fn can_take_back(&self) -> bool {
        self.may_change() && self.decision_before(self.line.at()).is_some()
    }

    /// Whether what was taken back last can be played again.
    pub fn can_redo(&self) -> bool {
        self.may_change() && self.after().is_some()
    }

    /// Whether anything can be taken back here: never from the end of a match, which counts in a series, nor where two
    /// persons play against their clocks. In a variation, whatever the match allows.
    fn may_change(&self) -> bool {
        let permissions = self.chairs.permissions;
        let tried = self.line.tries_out();
        let agreed = tried || (permissions.take_back && self.line.played.takes_back() && !self.is_timed());
        permissions.play && agreed && (tried || self.next() != Next::Over)
    }

    /// Whether a clock runs for a person against a person.
    pub fn is_timed(&self) -> bool {
        let has_clocks = || self.clocks.have_run() || !self.line.played.state().clocks().is_empty();
        G::CLOCKS && self.chairs.persons() > 1 && has_clocks()
    }

    /// The place at which a person decided last before `place`. What a device did for its player was no decision.
    fn decision_before(&self, place: Place) -> Option<Place> {
        let played = &self.line.played;
        played.back_from(place).find_map(|place| {
            let actor = played.step_at(place)?.actor;
            played.before(place).filter(|before| self.chairs.is_person(actor) && self.is_decision(*before))
        })
    }

    /// Whether a person decides at a place, as far as the state tells.
    fn is_decision(&self, place: Place) -> bool {
        let state = self.line.played.state_at(place);
        // What was fought out stays as it came out.
        if matches!(state.turn(), Turn::Seats(_)) {
            return false;
        }
        let by_itself = G::CAN_AUTOMATE && self.preferences.moves_itself && state.only_choice().is_some();
        state.is_checkpoint() && state.follow_up().is_none() && !by_itself
    }

    /// The end of what was played from here before it was taken back, up to the next decision of a person: as far on as
    /// taking back has gone back.
    fn after(&self) -> Option<Place> {
        // What was only tried out is not played again where the match itself is on the table.
        let played = |place: Place| {
            let next = self.line.played.after(place).first().copied()?;
            (self.line.tries_out() || self.line.played.is_played(next)).then_some(next)
        };
        let mut at = played(self.line.at())?;
        while let Some(next) = played(at) {
            let decides = self.line.played.step_at(next).is_some_and(|step| self.chairs.is_person(step.actor));
            if decides && self.is_decision(at) {
                break;
            }
            at = next;
        }
        Some(at)
    }

    /// What was fought out where play goes on, before it was taken back: like a throw that has fallen, it stays.
    pub fn fought_before(&self) -> Vec<G::Action> {
        let played = &self.line.played;
        let mut fought = Vec::new();
        let mut at = self.line.at();
        if self.line.tries_out() || !matches!(played.state_at(at).turn(), Turn::Seats(_)) {
            return fought;
        }
        while let Some(next) = played.after(at).first().filter(|next| played.is_played(**next)) {
            fought.extend(played.step_at(*next).map(|step| step.action.clone()));
            at = *next;
            if played.state_at(at).is_checkpoint() {
                break;
            }
        }
        fought
    }

    /// Takes back the last decision of a person.
    pub fn take_back(&mut self) {
        if let Some(place) = self.decision_before(self.line.at()).filter(|_| self.may_change()) {
            self.stand_at(place);
        }
    }

    /// Plays again what was taken back last.
    pub fn redo(&mut self) {
        if let Some(place) = self.after().filter(|_| self.may_change()) {
            self.stand_at(place);
        }
    }

    /// Play goes on from this place.
    fn stand_at(&mut self, place: Place) {
        if let Some(variation) = &mut self.line.variation {
            variation.at = place;
        } else {
            self.stop_clocks();
            self.line.played_mut().stand_at(place);
        }
        self.return_to(place);
    }
}
