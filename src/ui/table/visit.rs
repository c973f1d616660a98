//! A match that somebody sent, and that is only looked at.

use std::cell::RefCell;
use std::rc::Rc;

use crate::record::Match;
use crate::scene::Scene;
use crate::ui::arrival::Arrival;
use crate::ui::id::Id;
use crate::ui::shelf::{self, Alike};

/// A match that somebody sent, as far as nothing is saved of it.
#[derive(Clone)]
pub struct Visit {
    /// The same match on this device, until it is taken in.
    known: Rc<RefCell<Option<Alike>>>,
    /// What becomes of it if it is played by link.
    pub arrival: Option<Arrival>,
}

impl PartialEq for Visit {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.known, &other.known) && self.arrival == other.arrival
    }
}

impl Visit {
    /// The visit of a match of which `known` is on this device.
    pub fn new(known: Option<Alike>, arrival: Option<Arrival>) -> Self {
        Self { known: Rc::new(RefCell::new(known)), arrival }
    }

    /// The same match on this device, and whether the one that was sent goes on from it.
    pub fn known(&self) -> Option<(Id, bool)> {
        self.known.borrow().as_ref().map(|known| (known.id.clone(), known.goes_on))
    }

    /// Whether nothing of the match is here.
    pub fn is_spectating(&self) -> bool {
        self.known.borrow().is_none() && self.arrival.is_none()
    }

    /// Takes the match to a table of this device, where it is saved: under an id of its own, or in place of its beginning.
    pub fn take_in<G: Scene + 'static>(&self, played: Match<G>) {
        match self.known.take() {
            None => drop(shelf::begin(played)),
            Some(known) => shelf::go_on(known, played),
        }
    }
}
