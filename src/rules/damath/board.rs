//! The board with its pieces.

use super::bitboards::Bitboards;
use super::{Bits, Chip, Piece, Side, Square, Way};

/// The pieces on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    pub(super) bitboards: Bitboards,
    /// The chip on each square; chip 0 for an empty square.
    chips: [Chip; Square::COUNT],
}

impl Board {
    /// The initial board: twelve chips of each side on its first three rows (D2).
    #[must_use]
    pub fn start() -> Self {
        let mut board = Self::default();
        for chip in Chip::all() {
            let number = (2 - chip.number() / 4) * 4 + chip.number() % 4;
            let piece = Piece { chip, dama: false };
            board.put(Square::numbered(number), Side::First, piece);
            board.put(Square::numbered(31 - number), Side::Second, piece);
        }
        board
    }

    /// Puts a piece on an empty square.
    pub fn put(&mut self, square: Square, side: Side, piece: Piece) {
        self.bitboards.sides[side.index()] |= Bits::of(square);
        self.chips[square.index()] = piece.chip;
        if piece.dama {
            self.bitboards.damas |= Bits::of(square);
        }
    }

    /// Removes the piece on a square, if any.
    pub fn remove(&mut self, square: Square) {
        let rest = !Bits::of(square);
        self.bitboards.sides = self.bitboards.sides.map(|side| side & rest);
        self.bitboards.damas = self.bitboards.damas & rest;
        self.chips[square.index()] = Chip::default();
    }

    /// Moves the piece of `side` on `from` to `to`, which is empty or `from` itself.
    pub(super) fn relocate(&mut self, side: Side, from: Square, to: Square) {
        let dama = self.bitboards.damas.contains(from);
        let chip = self.chips[from.index()];
        let rest = !Bits::of(from);
        self.bitboards.sides[side.index()] = (self.bitboards.sides[side.index()] & rest) | Bits::of(to);
        self.bitboards.damas = self.bitboards.damas & rest;
        self.chips[from.index()] = Chip::default();
        self.chips[to.index()] = chip;
        if dama {
            self.bitboards.damas |= Bits::of(to);
        }
    }

    /// The piece on a square, and its owner.
    #[must_use]
    pub fn at(&self, square: Square) -> Option<(Side, Piece)> {
        let side = Side::BOTH.into_iter().find(|&side| self.of(side).contains(square))?;
        Some((side, self.piece(square)))
    }

    /// The piece on a square; chip 0 if the square is empty.
    #[must_use]
    pub fn piece(&self, square: Square) -> Piece {
        Piece { chip: self.chips[square.index()], dama: self.bitboards.damas.contains(square) }
    }

    /// The pieces of a side with their squares, from the lowest square on.
    pub fn pieces(&self, side: Side) -> impl Iterator<Item = (Square, Piece)> {
        self.of(side).into_iter().map(|square| (square, self.piece(square)))
    }

    /// The squares with pieces of a side.
    #[must_use]
    pub fn of(&self, side: Side) -> Bits {
        self.bitboards.of(side)
    }

    /// The squares with damas, of either side.
    #[must_use]
    pub fn damas(&self) -> Bits {
        self.bitboards.damas
    }

    /// The squares without a piece.
    #[must_use]
    pub fn empty(&self) -> Bits {
        self.bitboards.empty()
    }

    /// The pieces of `side` that can capture (D6), whether or not it is to move.
    #[must_use]
    pub fn capturers(&self, side: Side) -> Bits {
        self.bitboards.capturers(side)
    }

    /// The number of moves of `side` that are no captures (D4, D5), legal or not.
    #[must_use]
    pub fn steps(&self, side: Side) -> u32 {
        self.bitboards.count_steps(side)
    }

    /// The squares of the pieces that a legal capture by `side` takes, in order.
    pub(super) fn victims(&self, side: Side, way: &Way) -> impl Iterator<Item = Square> {
        let mut from = way.from();
        way.landings().filter_map(move |landing| {
            let between = Bits::between(std::mem::replace(&mut from, landing), landing)?;
            (between & self.of(side.other())).first()
        })
    }

    /// Moves the piece of a legal way, whose captured pieces have been removed, and crowns a chip that ends on the far
    /// row (D5).
    pub(super) fn play(&mut self, side: Side, way: &Way) {
        let to = way.to();
        self.relocate(side, way.from(), to);
        if to.row() == side.far_row() {
            self.bitboards.damas |= Bits::of(to);
        }
    }
}
