//! A match that has come from another device, beside what is known of it here.

use super::{Match, Place};
use crate::rules::Game;

/// How a match that has come stands to what is known of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Came {
    /// It tells nothing that is not known.
    Known,
    /// It goes on from what is known.
    More,
    /// It tells otherwise what is known: this is the first place, in both, to which another step led. None where only what
    /// binds its throws is another.
    Otherwise(Option<Place>),
}

impl<G: Game> Match<G> {
    /// How a match that has come stands to this one, which is what is known of it.
    pub fn beside(&self, came: &Self) -> Came {
        if came.goes_on_in(self) {
            return Came::Known;
        }
        if self.goes_on_in(came) {
            return Came::More;
        }
        let both = (1..self.places().min(came.places())).map(Place);
        let step = |table: &Self, place| table.step_at(place).map(|step| step.action.clone());
        Came::Otherwise(both.into_iter().find(|place| step(self, *place) != step(came, *place)))
    }
}
