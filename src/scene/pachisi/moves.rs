//! Pachisi's move list: one line per throw, such as `25: 0→25`.

use super::words;
use crate::rules::cross::Step;
use crate::rules::pachisi::Event;
use crate::scene::cross::{moves, settled};
use crate::scene::{MoveLine, Seating};

/// Adds the latest event to a move list, with moves as `moved` says them.
pub(super) fn add_to_move_list<'a>(
    lines: &mut Vec<MoveLine>,
    mut history: impl Iterator<Item = &'a Event>,
    seating: &Seating,
    moved: fn(bool, Step, Step) -> String,
) {
    let Some(event) = history.next() else { return };
    match event {
        Event::Ordered { seat, number, first, again, .. } => {
            let settled = settled(*first, *again, seating);
            return moves::order(lines, words::start(*seat, *number, seating), settled);
        }
        Event::Thrown { seat, number, .. } | Event::Cancelled { seat, number, .. } => {
            moves::throw(lines, *seat, number.to_string());
        }
        Event::Moved { course, to, .. } => {
            // Each throw is used by one move.
            moves::with(lines, true, &moved(course.advance.pair, course.advance.from, *to));
        }
        Event::Skipped { .. } | Event::Stopped => {}
    }
    moves::note(lines, &words::consequences(event, seating));
}
