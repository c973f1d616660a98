//! Victory points and the winner (B7, B8).

use std::ops::BitOr;

use super::{Dschamal, Phase, PieceSet, Shape};
use crate::rules::{Outcome, Seat};

/// The number of victory points that wins (B8).
pub const POINTS_TO_WIN: u8 = 7;

/// The reason why the match ended as it did (B8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// One seat alone has seven victory points or more.
    Seven,
    /// Several have, and one of them has the most.
    MostPoints,
    /// Several have the most, and one of them has won the last duel.
    WonDuel,
    /// Several have the most, and none of them has won the last duel: they share the win.
    Shared,
    /// There are no coloured pieces left in the bag, and each of eight has six points: all share the win.
    BagEmpty,
}

impl Dschamal {
    /// The locked pieces, which cannot be won any more: those of shapes of which all four pieces are in camps (B7).
    #[must_use]
    pub fn locked(&self) -> PieceSet {
        let table = self.table();
        let shapes = Shape::ALL.map(PieceSet::of_shape).into_iter();
        shapes.filter(|&shape| table & shape == shape).fold(PieceSet::NONE, PieceSet::bitor)
    }

    /// The victory points of `seat` (B7).
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        count(self.camp(seat) & self.locked())
    }

    /// The reason why the match ended as it did; `None` while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        match self.phase() {
            Phase::Over { winner } => self.decided(winner),
            _ => None,
        }
    }

    /// The ending of the match, if `winner` has won the last duel; `None` if the match goes on (B8).
    pub(super) fn decided(&self, winner: Seat) -> Option<Ending> {
        let locked = self.locked();
        let points = |seat| count(self.camp(seat) & locked);
        let most = self.players().map(points).max().unwrap_or_default();
        if most < POINTS_TO_WIN {
            return Some(Ending::BagEmpty).filter(|_| locked == PieceSet::COLOURED);
        }
        let with = |least| self.players().filter(move |&seat| points(seat) >= least);
        Some(if with(POINTS_TO_WIN).count() == 1 {
            Ending::Seven
        } else if with(most).count() == 1 {
            Ending::MostPoints
        } else if with(most).any(|seat| seat == winner) {
            Ending::WonDuel
        } else {
            Ending::Shared
        })
    }

    /// The final ranking by victory points, if `winner` has won the last duel; B8 decides the first place.
    pub(super) fn places(&self, winner: Seat) -> Outcome {
        let by_duel = self.decided(winner) == Some(Ending::WonDuel);
        let worth = |seat| (self.points(seat), by_duel && seat == winner);
        Outcome::by_worth(&self.players().map(worth).collect::<Vec<_>>())
    }
}

/// The number of pieces of a set.
pub(super) fn count(pieces: PieceSet) -> u8 {
    u8::try_from(pieces.len()).unwrap_or_default()
}
