//! What a table is opened with.

use std::rc::Rc;

use yew::{Callback, Properties};

use super::hooks::SharedKeeper;
use super::visit::Visit;
use crate::play::Opening;
use crate::record::{Match, Place};
use crate::ui::boards::Shown;
use crate::ui::id::Id;

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
    pub on_damaged: Callback<()>,
}

impl<G: Shown> PartialEq for TableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id && Rc::ptr_eq(&self.opening, &other.opening)
    }
}
