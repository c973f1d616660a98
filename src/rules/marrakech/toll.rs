//! Payments for stopping on the rugs of another player (M6).

use super::{Marrakech, Square, SquareSet};
use crate::rules::Seat;

/// The payment of one player to another for stopping on their rugs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Payment {
    /// The payer.
    pub from: Seat,
    /// The receiver.
    pub to: Seat,
    /// Dirhams owed: one for each square of the region.
    pub owed: u8,
    /// Dirhams paid: all that the payer has, if they owe more (M7).
    pub paid: u8,
    /// The region that is paid for.
    pub region: SquareSet,
    /// The square on which Asam stops.
    pub on: Square,
}

impl Marrakech {
    /// The squares that are connected with `square` and show rugs of the same colour, itself included (M6, M13). Empty
    /// on bare ground, and where the owner is out of the game (M7).
    #[must_use]
    pub fn region(&self, square: Square) -> SquareSet {
        match self.top(square) {
            Some(colour) if !self.is_out(self.owner(colour)) => self.rugs.shown(colour).connected(square),
            _ => SquareSet::default(),
        }
    }

    /// The payment of `mover` if Asam stopped on `square` in their turn; `None` if nothing is owed (M6).
    #[must_use]
    pub fn toll(&self, square: Square, mover: Seat) -> Option<Payment> {
        let to = self.owner(self.top(square)?);
        if to == mover || self.is_out(to) {
            return None;
        }
        let region = self.region(square);
        Some(Payment {
            from: mover,
            to,
            owed: region.len(),
            paid: region.len().min(self.dirhams(mover)),
            region,
            on: square,
        })
    }
}
