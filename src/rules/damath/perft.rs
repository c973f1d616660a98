//! Counting positions, to check and to measure the generator.

use super::generate::List;
use super::{Bits, Board, Side, Way};

impl Board {
    /// Makes a way happen that [`Board::ways`] told for `side`; gives the squares of the pieces taken.
    pub(super) fn play(&mut self, side: Side, way: &Way) -> Bits {
        let taken = if way.is_capture() {
            self.all_taken(side, way)
        } else {
            Bits::NONE
        };
        for square in taken {
            self.lift(square);
        }
        let to = way.to();
        self.relocate(side, way.from(), to);
        if to.row() == side.far_row() {
            self.crown(to);
        }
        taken
    }

    fn all_taken(&self, side: Side, way: &Way) -> Bits {
        let mut taken = Bits::NONE;
        let mut at = way.from();
        for landing in way.landings() {
            if let Some(square) = self.taken(side, at, landing, taken) {
                taken |= Bits::of(square);
            }
            at = landing;
        }
        taken
    }
}

/// How many sequences of `depth` ways there are from a position in which `side` moves. Nothing but the board counts:
/// not the ends by repetition, agreement or time.
#[must_use]
pub fn perft(board: &Board, side: Side, depth: u32) -> u64 {
    count(board, side, depth, &mut Vec::new())
}

fn count(board: &Board, side: Side, depth: u32, ways: &mut Vec<Way>) -> u64 {
    match depth {
        0 => return 1,
        1 => return board.count(side),
        _ => {}
    }
    let base = ways.len();
    board.ways(side, board.capturers(side), &mut List { ways, base });
    let mut total = 0;
    for index in base..ways.len() {
        let mut next = *board;
        next.play(side, &ways[index]);
        total += count(&next, side.other(), depth - 1, ways);
    }
    ways.truncate(base);
    total
}
