//! Counting positions, to check and to measure the generator.

use super::generate::List;
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
    let base = ways.len();
    men.ways(side, men.capturers(side), &mut List { ways, base });
    let mut total = 0;
    for index in base..ways.len() {
        let next = men.after(side, ways[index]);
        total += count(&next, side.other(), depth - 1, ways);
    }
    ways.truncate(base);
    total
}
