//! Chaupar's move list: one line per throw, such as `3 and 4: 12 to 15, 20 to 24`.

use super::words;
use crate::rules::chaupar::Event;
use crate::scene::cross::{moved, moves, settled};
use crate::scene::{MoveLine, Seating};

/// Adds the latest event to a move list.
pub(super) fn add_to_move_list<'a>(
    lines: &mut Vec<MoveLine>,
    history: impl Iterator<Item = &'a Event>,
    seating: &Seating,
) {
    let mut history = history.peekable();
    let Some(event) = history.next() else { return };
    match event {
        Event::Ordered { seat, throw, first, again } => {
            let settled = settled(*first, *again, seating);
            return moves::order(lines, words::start(*seat, *throw, seating), settled);
        }
        Event::Thrown { mover, throw, .. } => moves::throw(lines, *mover, words::throw_notation(*throw)),
        Event::Moved { advance, .. } => {
            let is_first = matches!(history.peek(), Some(Event::Thrown { .. }));
            moves::with(lines, is_first, &moved(advance.pair, advance.from, advance.to()));
        }
        Event::Named { .. } | Event::Stopped => {}
    }
    let throw = |event: &Event| if let Event::Thrown { throw, .. } = event { Some(*throw) } else { None };
    let used = throw(event).or_else(|| history.find_map(throw));
    moves::note(lines, &words::consequences(event, used, seating));
}
