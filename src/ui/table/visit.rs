//! A match that somebody sent, and that is only looked at.

use std::rc::Rc;

use crate::record::Match;
use crate::scene::Scene;
use crate::store::{Notes, Store};
use crate::ui::arrival::Arrival;
use crate::ui::begin::{begin, go_on};
use crate::ui::known::Known;

/// A match that somebody sent, as far as nothing is saved of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Visit {
    /// The same match on this device.
    pub known: Option<Rc<Known>>,
    /// What becomes of it if it is played by link.
    pub arrival: Option<Arrival>,
}

impl Visit {
    /// Whether nothing of the match is here.
    pub fn is_spectating(&self) -> bool {
        self.known.is_none() && self.arrival.is_none()
    }

    /// Takes the match to a table of this device, where it is saved: under an id of its own, or in place of its beginning.
    pub fn take_in<G: Scene + 'static>(&self, store: &Store, played: Match<G>) {
        match &self.known {
            None => begin(store, played, Notes::default()),
            Some(known) => go_on(store, &known.saved, played),
        }
    }
}
