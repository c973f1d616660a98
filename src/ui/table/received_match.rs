//! Matches that somebody sent, and that are only shown.

use std::rc::Rc;

use crate::pages::arrival::Arrival;
use crate::pages::saved_copy::SavedCopy;
use crate::record::Match;
use crate::scene::Scene;
use crate::store::{Notes, Store};
use crate::ui::start_match::{replace_saved, start_match};

/// A received match, of which nothing is saved at this table.
#[derive(Clone, Debug, PartialEq)]
pub struct ReceivedMatch {
    /// The same match on this device.
    pub known: Option<Rc<SavedCopy>>,
    /// The arrival of a match by link; `None` for any other match.
    pub arrival: Option<Arrival>,
}

impl ReceivedMatch {
    /// `true` if no part of the match is saved on this device, and it is not by link.
    pub fn is_spectating(&self) -> bool {
        self.known.is_none() && self.arrival.is_none()
    }

    /// Saves the match, under an id of its own or in place of the shorter saved one, and navigates to its table.
    pub fn save<G: Scene>(&self, store: &Store, played: Match<G>) {
        match &self.known {
            None => start_match(store, played, Notes::default()),
            Some(known) => replace_saved(store, &known.saved, played),
        }
    }
}
