//! The page as a machine: changes come in, and texts that the device is to keep go out.

use std::rc::Rc;

use super::state::{Change, Saved, TournamentState};
use crate::play::{Machine, Ticket};
use crate::tournament::Shelf;

/// A text that the device keeps of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kept {
    /// The tournaments that are not open.
    Others,
    /// The open tournament.
    Open,
    /// What undo leads back to.
    UndoStack,
}

impl Kept {
    /// All of them, in the order in which they are written: a tournament that moves between them is there twice rather
    /// than lost.
    pub const ALL: [Self; 3] = [Self::Others, Self::Open, Self::UndoStack];
}

impl Saved {
    /// What these texts hold, in the order of [`Kept::ALL`].
    #[must_use]
    pub fn read([others, open, undo]: [Option<String>; 3]) -> Self {
        let undo_stack = undo.map(|text| Shelf::read_all(&text)).unwrap_or_default();
        Self { shelf: Shelf::read(open, others.as_deref()), undo_stack }
    }

    /// Its texts, likewise.
    #[must_use]
    pub fn texts(&self) -> [Option<String>; 3] {
        [self.shelf.others_text(), self.shelf.open.clone(), Shelf::write_all(&self.undo_stack)]
    }
}

/// What the page asks of the device.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// To keep a text, or to remove it if it is `None`.
    Keep(Kept, Option<String>),
}

/// The page of the tournaments.
pub struct TournamentMachine {
    state: Rc<TournamentState>,
}

impl TournamentMachine {
    /// The page with what the device keeps.
    #[must_use]
    pub fn new(saved: Saved) -> Self {
        Self { state: Rc::new(TournamentState::of(saved)) }
    }
}

impl Machine for TournamentMachine {
    type Input = Change;
    type Effect = Effect;
    type View = TournamentState;

    fn on(&mut self, change: Change, _now: f64) -> Vec<Effect> {
        let is_kept = matches!(change, Change::Reload(_));
        let before = self.state.saved().texts();
        Rc::make_mut(&mut self.state).on(change);
        if is_kept {
            return Vec::new();
        }
        let after = self.state.saved().texts().into_iter().zip(before);
        let changed = Kept::ALL.into_iter().zip(after).filter(|(_, (after, before))| after != before);
        changed.map(|(kept, (after, _))| Effect::Keep(kept, after)).collect()
    }

    fn view(&self) -> &Rc<TournamentState> {
        &self.state
    }

    fn awaits(&self, _ticket: Ticket) -> bool {
        false
    }
}
