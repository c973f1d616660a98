//! The state of a match, and its queries.

use super::{Options, Pairing, Phase, Piece, PieceSet, Refusal};
use crate::rules::Seat;

/// The state of a match of Dschamal. It has no hidden information: the pieces that a hand feels during a duel are not
/// part of it (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dschamal {
    pub(super) options: Options,
    pub(super) phase: Phase,
    /// The camp of each seat; empty for seats without a player.
    pub(super) camps: [PieceSet; Options::MOST as usize],
    /// The players of the duel; without meaning before the toss.
    pub(super) pairing: Pairing,
}

impl Dschamal {
    /// The initial state.
    pub(super) fn start(options: Options) -> Result<Self, Refusal> {
        options.check()?;
        Ok(Self {
            options,
            phase: Phase::Toss,
            camps: [PieceSet::NONE; Options::MOST as usize],
            pairing: Pairing::first(Seat(0), options.players),
        })
    }

    /// The options of the match.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seats of the match.
    pub(super) fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.players)
    }

    /// The players of the current duel: of the first one during the start, of the last one once the match is over.
    /// `None` before the toss (B3).
    #[must_use]
    pub fn pairing(&self) -> Option<Pairing> {
        Some(self.pairing).filter(|_| self.phase != Phase::Toss)
    }

    /// The camp of `seat` (B2); empty for a seat without a player.
    #[must_use]
    pub fn camp(&self, seat: Seat) -> PieceSet {
        self.camps.get(seat.index()).copied().unwrap_or_default()
    }

    /// The pieces in all camps.
    #[must_use]
    pub fn table(&self) -> PieceSet {
        self.camps.into_iter().fold(PieceSet::NONE, |table, camp| table | camp)
    }

    /// The pieces in the bag, which all players may know (B9).
    #[must_use]
    pub fn bag(&self) -> PieceSet {
        !(self.table() | self.hand())
    }

    /// The pieces named so far that came out of the bag in a hand (B4f).
    #[must_use]
    pub fn hand(&self) -> PieceSet {
        match self.phase {
            Phase::Grip { pieces, .. } => pieces,
            _ => PieceSet::NONE,
        }
    }

    /// The seat in whose camp `piece` is; `None` if it is in the bag or in a hand.
    #[must_use]
    pub fn holder(&self, piece: Piece) -> Option<Seat> {
        self.players().find(|&seat| self.camp(seat).contains(piece))
    }

    /// The pieces of `seat` that can be won from it (B4, B7).
    #[must_use]
    pub fn winnable_pieces(&self, seat: Seat) -> PieceSet {
        self.camp(seat) & !self.locked()
    }
}
