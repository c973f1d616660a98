//! Pachisi's move list: one line per throw, such as `25: in on 25`.

use super::words;
use crate::rules::pachisi::Event;
use crate::scene::cross::{moved, moves, settled};
use crate::scene::{MoveLine, Seating};

/// Adds the latest event to a move list.
pub(super) fn add_to_move_list<'a>(
    lines: &mut Vec<MoveLine>,
    mut history: impl Iterator<Item = &'a Event>,
    seating: &Seating,
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
