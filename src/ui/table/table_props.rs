//! What a table is opened with.

use std::rc::Rc;

use yew::{Callback, Properties};

use super::hooks::{SharedKeeper, permissions};
use super::visit::Visit;
use crate::play::{Opening, Tally};
use crate::record::{Match, Place};
use crate::ui::arrival::Arrival;
use crate::ui::boards::Shown;
use crate::ui::id::Id;
use crate::ui::keeper::Keeper;
use crate::ui::shelf::{self, Alike, Kept};
use crate::ui::{storage, switches};

/// Properties of a table. It is opened with them once: another match is another table, with another key.
#[derive(Clone, Properties)]
pub struct TableProps<G: Shown> {
    /// The match.
    pub id: Id,
    /// What its sitting begins with.
    pub opening: Rc<Opening<G>>,
    /// What saves it.
    pub keeper: SharedKeeper,
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
    /// The table of a match that is saved here.
    pub fn of((played, keeper): Kept<G>) -> Self {
        let id = keeper.id().clone();
        let opening = opening(played, &keeper, false);
        if opening.permissions.play {
            storage::set_newest(G::NAME, &id);
        }
        Self {
            came: shelf::came::<G>(&id).map(Rc::new),
            opening: Rc::new(opening),
            keeper: SharedKeeper::new(keeper),
            visit: None,
            at: None,
            on_damaged: Callback::noop(),
            id,
        }
    }

    /// The table of a match that somebody sent, at a place of it; `known` is the same on this device, and `arrival` what becomes
    /// of one that is played by link.
    pub fn visit(played: Match<G>, at: Option<Place>, known: Option<Alike>, arrival: Option<Arrival>) -> Self {
        let visit = Visit::new(known, arrival);
        let keeper = Keeper::new(Id::fresh());
        Self {
            id: keeper.id().clone(),
            opening: Rc::new(opening(played, &keeper, visit.is_spectating())),
            keeper: SharedKeeper::new(keeper),
            came: None,
            visit: Some(visit),
            at,
            on_damaged: Callback::noop(),
        }
    }
}

fn opening<G: Shown>(played: Match<G>, keeper: &Keeper, spectating: bool) -> Opening<G> {
    let id = keeper.id();
    let secret = if played.is_by_link() { storage::secret(id) } else { None };
    Opening {
        clocks: storage::clocks(id),
        tally: if G::TASKS { storage::tally(id) } else { Tally::default() },
        preferences: switches::preferences(),
        permissions: permissions(),
        secret,
        spectating,
        saved: if keeper.is_fresh() { 0 } else { played.body().len() },
        ..Opening::of(played)
    }
}
