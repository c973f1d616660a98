//! Quiet moves: repetition, the limit of 50 moves, and moves to and fro (D11).

use std::fmt;

use super::{Bits, Board, Side, Square};

/// The moves in a row that were neither a capture nor a chip's move. They determine all positions that can be repeated,
/// because captures and chips' moves are irreversible.
#[derive(Clone, Copy)]
pub(super) struct Quiet {
    moves: [[Square; 2]; Quiet::MOST],
    count: u8,
}

impl Quiet {
    /// The number of such moves that ends the match.
    pub(super) const MOST: usize = 50;

    pub(super) const NONE: Self = Self { moves: [[Square::numbered(0); 2]; Self::MOST], count: 0 };

    /// The moves, each from one square to another, the first one first.
    pub(super) fn moves(&self) -> &[[Square; 2]] {
        &self.moves[..usize::from(self.count)]
    }

    /// Adds the move of a dama, unless the match is over.
    pub(super) fn push(&mut self, from: Square, to: Square) {
        if let Some(place) = self.moves.get_mut(usize::from(self.count)) {
            *place = [from, to];
            self.count += 1;
        }
    }

    pub(super) fn clear(&mut self) {
        self.count = 0;
    }

    /// `true` if `board`, to which the last move led, has come up for the third time with `side` to move.
    pub(super) fn third(&self, board: &Board, side: Side) -> bool {
        let mut times = 1_u8;
        let mut moved = Bits::NONE;
        for (index, [from, to]) in self.moves().iter().enumerate().rev() {
            moved ^= Bits::of(*from);
            moved ^= Bits::of(*to);
            let same_side = (self.moves().len() - index).is_multiple_of(2);
            if same_side && moved.is_empty() && self.before(index, board, side) == *board {
                times += 1;
            }
        }
        times >= 3
    }

    /// The board before the move `index`, if `board` is the one now and `side` is to move.
    pub(super) fn before(&self, index: usize, board: &Board, side: Side) -> Board {
        let mut board = *board;
        let mut mover = side;
        for [from, to] in self.moves()[index..].iter().rev() {
            mover = mover.other();
            board.relocate(mover, *to, *from);
        }
        board
    }
}

impl PartialEq for Quiet {
    fn eq(&self, other: &Self) -> bool {
        self.moves() == other.moves()
    }
}

impl Eq for Quiet {}

impl fmt::Debug for Quiet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.moves()).finish()
    }
}

/// The moves to and fro of a player whose only piece is a dama (D11).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shuttle {
    /// The number of such moves in a row.
    pub count: u8,
    /// The square that the last one left; square 0 if there was none.
    pub from: Square,
}

impl Shuttle {
    /// The number of such moves that ends the match.
    pub(super) const MOST: u8 = 5;

    /// The count after another move of a lone dama.
    pub(super) fn and(self, from: Square, to: Square) -> Self {
        let again = self.count > 0 && to == self.from;
        Self { count: if again { self.count + 1 } else { 1 }, from }
    }
}
