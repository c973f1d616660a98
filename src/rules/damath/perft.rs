//! Counting positions, to check and to measure the generator.

use super::generate::{List, Sink};
use super::men::{Change, Men};
use super::{Board, Side};

/// How many sequences of `depth` ways there are from a position in which `side` moves. Nothing but the board counts:
/// not the ends by repetition, agreement or time.
#[must_use]
pub fn perft(board: &Board, side: Side, depth: u32) -> u64 {
    count(&board.men, side, depth, &mut Vec::new())
}

fn count(men: &Men, side: Side, depth: u32, ways: &mut Vec<Change>) -> u64 {
    match depth {
        0 => return 1,
        1 => return men.count(side),
        _ => {}
    }
    let capturers = men.capturers(side);
    if capturers.is_empty() {
        let mut follow = Follow { men, side, depth, ways, total: 0 };
        men.ways(side, capturers, &mut follow);
        return follow.total;
    }
    let base = ways.len();
    men.ways(side, capturers, &mut List { ways, base });
    let mut total = 0;
    for index in base..ways.len() {
        total += count(&men.after(side, ways[index]), side.other(), depth - 1, ways);
    }
    ways.truncate(base);
    total
}

/// Counts what follows each way while it is told: moves, of which none is better than another.
struct Follow<'a> {
    men: &'a Men,
    side: Side,
    depth: u32,
    ways: &'a mut Vec<Change>,
    total: u64,
}

impl Sink<Change> for Follow<'_> {
    fn way(&mut self, way: Change) {
        self.total += count(&self.men.after(self.side, way), self.side.other(), self.depth - 1, self.ways);
    }

    fn better(&mut self) {
        self.total = 0;
    }
}
