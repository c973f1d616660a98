//! What a table is opened with.

use std::rc::Rc;

use yew::{Callback, Properties};

use super::hooks::{Opened, permissions};
use super::visit::Visit;
use crate::play::{Opening, Tally};
use crate::record::{Match, Place};
use crate::store::{Id, Notes, Saved};
use crate::ui::boards::Shown;
use crate::ui::{entropy, switches};

/// Properties of a table. It is opened with them once: another match is another table, with another key.
#[derive(Clone, Properties)]
pub struct TableProps<G: Shown> {
    /// The match.
    pub id: Id,
    /// What its sitting begins with.
    pub opening: Rc<Opening<G>>,
    /// What is saved of it.
    pub saved: Opened,
    /// How it has come by link, if it goes on from there.
    pub came: Option<Rc<Match<G>>>,
    /// Of a match that somebody sent.
    pub visit: Option<Visit>,
    /// The place at which it is to be shown.
    pub at: Option<Place>,
    /// What is saved cannot be read any more.
    #[prop_or_default]
    pub on_damaged: Callback<()>,
}

impl<G: Shown> PartialEq for TableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && Rc::ptr_eq(&self.opening, &other.opening)
    }
}

impl<G: Shown> TableProps<G> {
    /// The table of a match that is `saved` here, as it was read; it goes on as it `came` by link, if it did.
    pub fn of(played: Match<G>, saved: Saved, came: Option<Match<G>>) -> Self {
        let opening = Opening { saved: saved.bytes(&played), ..opening(played, &saved.notes) };
        Self {
            id: saved.id.clone(),
            opening: Rc::new(opening),
            saved: Opened { record: saved.record().into(), notes: Rc::new(saved.notes) },
            came: came.map(Rc::new),
            visit: None,
            at: None,
            on_damaged: Callback::noop(),
        }
    }

    /// The table of a match that somebody sent, at a place of it.
    pub fn visit(played: Match<G>, at: Option<Place>, visit: Visit) -> Self {
        let opening = Opening { spectating: visit.is_spectating(), ..opening(played, &Notes::default()) };
        Self {
            id: Id::new(entropy::bits()),
            opening: Rc::new(opening),
            saved: Opened::default(),
            came: None,
            visit: Some(visit),
            at,
            on_damaged: Callback::noop(),
        }
    }
}

fn opening<G: Shown>(played: Match<G>, notes: &Notes) -> Opening<G> {
    let secret = if played.is_by_link() { notes.secret() } else { None };
    Opening {
        clocks: notes.clocks(),
        tally: if G::TASKS { notes.tally() } else { Tally::default() },
        preferences: switches::preferences(),
        permissions: permissions(),
        secret,
        ..Opening::of(played)
    }
}
