//! The pieces without their chips, which make no difference to legal ways.

use super::course::Course;
use super::{Bits, Side, Square};

/// The squares of the pieces of each side, and of damas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Bitboards {
    pub(super) sides: [Bits; 2],
    pub(super) damas: Bits,
}

impl Bitboards {
    /// The squares with pieces of a side.
    pub(super) fn of(&self, side: Side) -> Bits {
        self.sides[side.index()]
    }

    /// The squares without a piece.
    pub(super) fn empty(&self) -> Bits {
        !(self.sides[0] | self.sides[1])
    }

    /// The pieces after a legal way of `side`; a chip that ends on the far row is a dama (D5).
    pub(super) fn after(&self, side: Side, change: Change) -> Self {
        let Change { from, to, taken } = change;
        let mut after = *self;
        after.sides[side.index()] = (self.of(side) & !from) | to;
        after.sides[side.other().index()] = self.of(side.other()) & !taken;
        let is_dama = !(self.damas & from).is_empty() || !(to & side.far_squares()).is_empty();
        after.damas = (self.damas & !(from | taken)) | if is_dama { to } else { Bits::NONE };
        after
    }
}

/// A way as its change of the board.
#[derive(Clone, Copy)]
pub(super) struct Change {
    from: Bits,
    to: Bits,
    taken: Bits,
}

impl Course for Change {
    fn step(from: Bits, to: Bits) -> Self {
        Self { from, to, taken: Bits::NONE }
    }

    fn start(from: Square) -> Self {
        Self::step(Bits::of(from), Bits::of(from))
    }

    fn then(self, landing: Bits, taken: Bits) -> Self {
        Self { to: landing, taken, ..self }
    }
}
