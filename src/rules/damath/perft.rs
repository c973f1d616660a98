//! Perft: counting sequences of ways, to test and to benchmark the generator.

use super::bitboards::{Bitboards, Change};
use super::generate::{List, Sink};
use super::{Board, Side};

/// The number of sequences of `depth` ways from a position in which `side` moves. Only the board counts: ends by
/// repetition, agreement or time are ignored.
#[must_use]
pub fn perft(board: &Board, side: Side, depth: u32) -> u64 {
    count(&board.bitboards, side, depth, &mut Vec::new())
}

fn count(bitboards: &Bitboards, side: Side, depth: u32, ways: &mut Vec<Change>) -> u64 {
    match depth {
        0 => return 1,
        1 => return bitboards.count(side),
        _ => {}
    }
    let capturers = bitboards.capturers(side);
    if capturers.is_empty() {
        let mut follow = Follow { bitboards, side, depth, ways, total: 0 };
        bitboards.ways(side, capturers, &mut follow);
        return follow.total;
    }
    let base = ways.len();
    bitboards.ways(side, capturers, &mut List { ways, base });
    let mut total = 0;
    for index in base..ways.len() {
        total += count(&bitboards.after(side, ways[index]), side.other(), depth - 1, ways);
    }
    ways.truncate(base);
    total
}

/// A receiver that counts the sequences after each way as it comes. It is for moves, of which none is better than
/// another.
struct Follow<'a> {
    bitboards: &'a Bitboards,
    side: Side,
    depth: u32,
    ways: &'a mut Vec<Change>,
    total: u64,
}

impl Sink<Change> for Follow<'_> {
    fn way(&mut self, way: Change) {
        self.total += count(&self.bitboards.after(self.side, way), self.side.other(), self.depth - 1, self.ways);
    }

    fn better(&mut self) {
        self.total = 0;
    }
}
