//! What the evaluations of Chaupar and Pachisi share.

use crate::rules::Seat;
use crate::rules::cross::{AROUND, Group, Pieces, shared_step};

/// The worth of one step forward.
pub const STEP: i64 = 100;
/// The worth of a piece that is home, beside its steps: it cannot be sent back.
pub const HOME: i64 = 10 * STEP;

/// The worth of each seat's position, by seat.
pub type Worth = [i64; AROUND.len()];

/// How far `seat` is ahead of the others on average.
pub fn lead(worth: &Worth, seat: Seat) -> i64 {
    let own = worth.get(seat.index()).copied().unwrap_or_default();
    let others = worth.iter().sum::<i64>() - own;
    own - others / 3
}

/// The worth of the steps of each seat's pieces.
pub fn steps(pieces: &Pieces) -> Worth {
    let mut worth = Worth::default();
    for seat in AROUND {
        worth[seat.index()] = STEP * i64::from(pieces.sum(seat));
    }
    worth
}

/// The expected loss of a group's pieces by the next throw of each enemy: their steps, as often as a piece
/// comes from so far behind. `odds` gives how often a throw of `total` leads so far.
pub fn danger(pieces: &Pieces, group: Group, odds: impl Fn(u8) -> i64, total: i64) -> i64 {
    let mut chance = 0;
    for seat in AROUND {
        let Some(there) = shared_step(group.seat, group.step, seat) else {
            return 0;
        };
        for step in pieces.steps(seat) {
            if seat != group.seat && step <= there {
                chance += odds(there - step);
            }
        }
    }
    let lost = STEP * i64::from(group.step.0) * i64::from(group.pieces);
    lost * chance.min(total) / total
}

/// The groups in which the pieces of `seat` stand, those at home included.
pub fn groups(pieces: &Pieces, seat: Seat) -> impl Iterator<Item = Group> {
    pieces.steps(seat).map(move |step| Group { seat, step, pieces: pieces.count(seat, step) })
}
