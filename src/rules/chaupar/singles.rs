//! Where the mover's pieces may go one by one, asked so often that nothing is looked up twice. The ladder of reasons says why
//! they may not.

use crate::rules::cross::{HOME, Ring, Step, ZERO, beside};

/// The mover's pieces, and what bars their way.
#[derive(Clone, Copy)]
pub(super) struct Singles {
    /// Their steps.
    pub own: [Step; 4],
    /// Where protected enemy pairs stand (C11).
    pub barred: Ring,
    /// The place in `own` of the piece that has used a pasa: the other pasa is for another one (C5).
    pub moved: Option<usize>,
}

impl Singles {
    /// Whether the piece at a place may move so far.
    pub fn can(&self, at: usize, by: u8) -> bool {
        let from = self.own[at];
        let to = from + by;
        // C10: while there are pieces on the 0 mark, only they may be moved.
        let is_held = from > ZERO && self.own.contains(&ZERO);
        let has_room = || to < HOME && beside(&self.own, to) < 2 && !self.barred.contains(to);
        from < HOME && !is_held && self.moved != Some(at) && (to == HOME || has_room())
    }

    /// Whether any piece may move so far.
    pub fn can_any(&self, by: u8) -> bool {
        (0..self.own.len()).any(|at| self.can(at, by))
    }

    /// What is left when the piece at a place has used a pasa. What it hits and what it changes about pairs plays no part in
    /// using the other.
    pub fn after(mut self, at: usize, by: u8) -> Self {
        self.own[at] = self.own[at] + by;
        Self { moved: Some(at), ..self }
    }
}
