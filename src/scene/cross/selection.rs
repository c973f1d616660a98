//! The selection of a player on the cross-shaped board.

use crate::rules::cross::{BLOCK_8, Group, HOME, SHARED, Step, ZERO, spot};
use crate::rules::{Seat, Spot};

/// A piece, or two that form a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Step on which it stands.
    pub step: Step,
    /// `true` for two pieces as a pair.
    pub pair: bool,
}

/// A legal move of a unit; also the naming of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LegalMove {
    /// The unit that moves.
    pub unit: Unit,
    /// Number of steps; 0 if a pair is named (C12).
    pub by: u8,
    /// Step on which it ends.
    pub to: Step,
    /// `true` if it goes round again instead of entering its column (P12).
    pub round: bool,
    /// Pieces that it hits, with the step on that player's own path.
    pub hit: Option<Group>,
}

impl LegalMove {
    /// Returns the steps along the path of the move, the last included.
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        let from = self.unit.step + 1;
        let (last, next) = if self.round { (BLOCK_8, *SHARED.start()) } else { (self.to, self.to + 1) };
        from.to(last).chain(next.to(self.to))
    }
}

/// The current selection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// No selection.
    #[default]
    Nothing,
    /// A piece or a pair with several moves.
    Unit(Unit),
    /// A place on which several moves with different results end.
    Goal(Spot),
    /// A move that the main control or a press makes: one with a warning, or the only one.
    Move(LegalMove),
}

impl Selection {
    /// Returns the selected piece or pair.
    #[must_use]
    pub fn unit(&self) -> Option<Unit> {
        match self {
            Self::Unit(unit) => Some(*unit),
            Self::Move(mv) => Some(mv.unit),
            Self::Nothing | Self::Goal(_) => None,
        }
    }

    /// Returns the selected place, on which several moves end.
    #[must_use]
    pub fn goal(&self) -> Option<Spot> {
        if let Self::Goal(goal) = self { Some(*goal) } else { None }
    }

    /// Returns the selected move.
    #[must_use]
    pub fn legal_move(&self) -> Option<LegalMove> {
        if let Self::Move(mv) = self { Some(*mv) } else { None }
    }
}

/// Returns the steps of `seat` at a spot: two on a square of its coloured column, where pieces both leave and return
/// (X5).
pub(super) fn steps_at(seat: Seat, place: Spot) -> impl Iterator<Item = Step> {
    ZERO.to(HOME).filter(move |step| spot(seat, *step) == place)
}
