//! The state of a match, and what can be asked of it.

use super::{Options, Pairing, Piece, PieceSet, Refusal};
use crate::rules::Seat;

/// The phase of a match: who has to do what now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The lot decides who is the first bag master (B3).
    Lot,
    /// This seat takes its first piece, or is dealt it (B2).
    Start(Seat),
    /// Two hands are in the bag, and one of them comes out with something (B4).
    Duel,
    /// Two hands are in the bag, each on a device of its own, and have taken so many turns (B10).
    Turns(u8),
    /// Both of these hands hold, and the lot has said that this seat draws (B10).
    Must(Seat),
    /// A hand has come out with several pieces; those named so far, and at least one more (B4f).
    Grip {
        /// Whose hand.
        drawer: Seat,
        /// The pieces named so far.
        pieces: PieceSet,
    },
    /// The winner of the duel takes a piece of the loser's (B4).
    Take {
        /// Who won the duel (B5).
        winner: Seat,
    },
    /// Nothing: the match is over (B8).
    Over {
        /// Who won the last duel (B5).
        winner: Seat,
    },
}

/// A match of Dschamal. Nothing in it is hidden: what a hand feels while a duel lasts is no part of it (B9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dschamal {
    pub(super) options: Options,
    pub(super) phase: Phase,
    /// By seat; empty where nobody sits.
    pub(super) camps: [PieceSet; Options::MOST as usize],
    /// Of no meaning before the lot: then seat A's first.
    pub(super) pairing: Pairing,
}

impl Dschamal {
    /// The state before anything has happened.
    pub(super) fn start(options: Options) -> Result<Self, Refusal> {
        options.check()?;
        Ok(Self {
            options,
            phase: Phase::Lot,
            camps: [PieceSet::NONE; Options::MOST as usize],
            pairing: Pairing::first(Seat(0), options.players),
        })
    }

    /// The options that were agreed before the match.
    #[must_use]
    pub fn options(&self) -> Options {
        self.options
    }

    /// The phase of the match.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seats that play.
    pub(super) fn players(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        Seat::all(self.options.players)
    }

    /// Who duels whom: now; at the start, first; when the match is over, last. `None` before the lot (B3).
    #[must_use]
    pub fn pairing(&self) -> Option<Pairing> {
        Some(self.pairing).filter(|_| self.phase != Phase::Lot)
    }

    /// The pieces before `seat` (B2); none if nobody sits there.
    #[must_use]
    pub fn camp(&self, seat: Seat) -> PieceSet {
        self.camps.get(seat.index()).copied().unwrap_or_default()
    }

    /// The pieces before all players.
    #[must_use]
    pub fn table(&self) -> PieceSet {
        self.camps.into_iter().fold(PieceSet::NONE, |table, camp| table | camp)
    }

    /// The pieces in the bag, which all players may know (B9).
    #[must_use]
    pub fn bag(&self) -> PieceSet {
        !(self.table() | self.hand())
    }

    /// The pieces that have come out of the bag in a hand, as far as they are named (B4f).
    #[must_use]
    pub fn hand(&self) -> PieceSet {
        match self.phase {
            Phase::Grip { pieces, .. } => pieces,
            _ => PieceSet::NONE,
        }
    }

    /// Before whom `piece` lies; `None` if it is in the bag or in a hand.
    #[must_use]
    pub fn holder(&self, piece: Piece) -> Option<Seat> {
        self.players().find(|&seat| self.camp(seat).contains(piece))
    }

    /// The pieces of `seat` that can be won from it (B4, B7).
    #[must_use]
    pub fn giveable(&self, seat: Seat) -> PieceSet {
        self.camp(seat) & !self.locked()
    }
}
