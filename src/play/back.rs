//! Taking back and playing again.

use super::{Kept, Sitting};
use crate::record::{Next, Place};
use crate::rules::Turn;
use crate::scene::Scene;

impl<G: Scene> Sitting<G> {
    /// Whether the last decision of a person can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        self.may_change() && self.decision_before(self.at()).is_some()
    }

    /// Whether what was taken back last can be played again.
    #[must_use]
    pub fn can_play_again(&self) -> bool {
        self.may_change() && self.after().is_some()
    }

    /// Whether anything can be taken back here: never from the end of a match, which counts in a series, nor where two
    /// persons play against their clocks. In a variation, whatever the match allows.
    fn may_change(&self) -> bool {
        let agreed = self.tried.is_some() || (self.can.take_back && self.played.takes_back() && !self.is_timed());
        self.can.play && agreed && (self.tried.is_some() || self.next() != Next::Over)
    }

    /// Whether a clock runs for a person against a person.
    pub(super) fn is_timed(&self) -> bool {
        G::CLOCKS && self.persons() > 1 && !self.played.state().clocks().is_empty()
    }

    /// The place at which a person decided last before `place`. What a device did for its player was no decision.
    fn decision_before(&self, place: Place) -> Option<Place> {
        self.played.back_from(place).find_map(|place| {
            let actor = self.played.step_at(place)?.actor;
            self.played.before(place).filter(|before| self.is_person(actor) && self.is_decision(*before))
        })
    }

    /// Whether a person decides at a place, as far as the state tells.
    fn is_decision(&self, place: Place) -> bool {
        let state = self.played.state_at(place);
        // What was fought out stays as it came out.
        if matches!(state.turn(), Turn::Seats(_)) {
            return false;
        }
        let by_itself = G::FREE_HAND && self.habits.moves_itself && state.obvious().is_some();
        state.rests() && state.follows().is_none() && !by_itself
    }

    /// What was played from here before it was taken back, up to the next decision of a person: as far on as taking back
    /// has gone back.
    fn after(&self) -> Option<Place> {
        // What was only tried out is not played again where the match itself is on the table.
        let played = |place: Place| {
            let next = self.played.after(place).first().copied()?;
            (self.tried.is_some() || self.played.is_played(next)).then_some(next)
        };
        let mut at = played(self.at())?;
        while let Some(next) = played(at) {
            let decides = self.played.step_at(next).is_some_and(|step| self.is_person(step.actor));
            if decides && self.is_decision(at) {
                break;
            }
            at = next;
        }
        Some(at)
    }

    /// What was fought out where play goes on, before it was taken back: like a throw that has fallen, it stays.
    pub(super) fn fought_before(&self) -> Vec<G::Action> {
        let mut fought = Vec::new();
        let mut at = self.at();
        if self.tried.is_some() || !matches!(self.played.state_at(at).turn(), Turn::Seats(_)) {
            return fought;
        }
        while let Some(next) = self.played.after(at).first().filter(|next| self.played.is_played(**next)) {
            fought.extend(self.played.step_at(*next).map(|step| step.action.clone()));
            at = *next;
            if self.played.state_at(at).rests() {
                break;
            }
        }
        fought
    }

    pub(super) fn take_back(&mut self) {
        if let Some(place) = self.decision_before(self.at()).filter(|_| self.may_change()) {
            self.stand_at(place);
        }
    }

    pub(super) fn play_again(&mut self) {
        if let Some(place) = self.after().filter(|_| self.may_change()) {
            self.stand_at(place);
        }
    }

    /// Play goes on from this place.
    fn stand_at(&mut self, place: Place) {
        if let Some(tried) = &mut self.tried {
            tried.at = place;
        } else {
            self.stop_clocks();
            self.played.stand_at(place);
            self.keep(Kept::Match);
        }
        self.return_to(place);
    }
}
