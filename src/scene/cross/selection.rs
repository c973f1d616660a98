//! What a player on the cross-shaped board has picked that is no action yet.

use crate::rules::cross::{BLOCK_8, Group, HOME, SHARED, Step, ZERO, spot};
use crate::rules::{Seat, Spot};

/// A piece, or two that are a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// The step on which it stands.
    pub step: Step,
    /// Whether two pieces are meant, as a pair.
    pub pair: bool,
}

/// One thing that can be done with a unit now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// What moves.
    pub unit: Unit,
    /// By how many steps; 0 where a pair is named (C12).
    pub by: u8,
    /// The step to which it leads.
    pub to: Step,
    /// Whether it goes round again where it could go in (P12).
    pub round: bool,
    /// What it would hit, with the step of that player's own way.
    pub hit: Option<Group>,
}

impl Way {
    /// The steps that it comes by, the last one included.
    pub fn steps(&self) -> impl Iterator<Item = Step> + use<> {
        let from = self.unit.step + 1;
        let (last, next) = if self.round { (BLOCK_8, *SHARED.start()) } else { (self.to, self.to + 1) };
        from.to(last).chain(next.to(self.to))
    }
}

/// The selection: the pick that is no action yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A piece or a pair that can be used in several ways.
    Unit(Unit),
    /// A way to use the throw, which the main control or a touch takes: after a warning, or the only one there is.
    Way(Way),
}

impl Selection {
    /// The piece or pair that is picked.
    #[must_use]
    pub fn unit(&self) -> Option<Unit> {
        match self {
            Self::Unit(unit) => Some(*unit),
            Self::Way(way) => Some(way.unit),
            Self::Nothing => None,
        }
    }

    /// The way that is picked.
    #[must_use]
    pub fn way(&self) -> Option<Way> {
        if let Self::Way(way) = self { Some(*way) } else { None }
    }
}

/// The steps of `seat` that lie on a place: two on a square of its coloured column, where pieces go out and come in
/// (X5).
pub(super) fn steps_at(seat: Seat, place: Spot) -> impl Iterator<Item = Step> {
    ZERO.to(HOME).filter(move |step| spot(seat, *step) == place)
}
