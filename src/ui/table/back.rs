//! What a person leaves to the device, and what he takes back.

use super::Table;
use crate::record::{Kind, Next, Place};
use crate::rules::Actor;
use crate::ui::boards::Shown;
use crate::ui::page::Link;
use crate::ui::switches::Switch;

impl<G: Shown> Table<G> {
    /// The action of a person that happens by itself.
    pub(super) fn by_itself(&self) -> Option<G::Action> {
        let leaves = G::FREE_HAND && Switch::Move.is_on();
        self.played.state().obvious().filter(|_| leaves)
    }

    /// Whether the throw of a person falls by itself.
    pub(super) fn throws_itself(&self) -> bool {
        Self::opens_itself() || (G::FREE_HAND && self.played.state().waits())
    }

    /// Whether the throws for the order fall by themselves.
    pub(super) fn opens_itself() -> bool {
        G::FREE_HAND && Switch::Throw.is_on()
    }

    /// Whether the last thing was done by a person and can be taken back: until the next throw.
    pub(super) fn can_take_back(&self) -> bool {
        let players = self.played.players();
        let is_person = |actor| matches!(actor, Actor::Seat(seat) if players[seat.index()].kind == Kind::Person);
        let last = self.played.step_at(self.played.now()).is_some_and(|step| is_person(step.actor));
        G::FREE_HAND && last && self.played.takes_back() && self.played.next() != Next::Over
    }

    /// What was done since the last throw is as if it had not been.
    pub(super) fn take_back(&mut self, link: &Link) {
        if self.can_take_back() {
            let thrown = |place: &Place| self.played.step_at(*place).is_some_and(|step| step.actor == Actor::Chance);
            let thrown = self.played.back_from(self.played.now()).find(thrown);
            self.played.stand_at(thrown.unwrap_or_default());
            self.stop_clocks();
            self.frames.clear();
            self.changed.clear();
            self.refused = None;
            self.pick = G::Pick::default();
            self.keep();
            self.write_anew();
            self.settle(link);
        }
    }
}
