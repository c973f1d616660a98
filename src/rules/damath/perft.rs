//! Counting positions, to check and to measure the generator.

use super::generate::List;
use super::{Board, Side, Way};

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
