//! Chaupar's move list: a line a throw, as `3 and 4: 12→15, 20→24`.

use super::words;
use crate::rules::chaupar::{Chaupar, Event};
use crate::scene::cross::{moves, settled};
use crate::scene::{Happening, MoveLine, Seating};

pub(super) fn write_down<'a>(
    lines: &mut Vec<MoveLine>,
    happened: impl Iterator<Item = Happening<'a, Chaupar>>,
    seating: &Seating,
) {
    let mut happened = happened.map(|Happening { event, .. }| event).peekable();
    let Some(&event) = happened.peek() else { return };
    match event {
        Event::Ordered { seat, throw, first, again } => {
            return moves::order(lines, words::start(*seat, *throw, seating), settled(*first, *again, seating));
        }
        Event::Thrown { mover, throw, .. } => moves::throw(lines, *mover, words::said(*throw)),
        Event::Moved { advance, .. } => moves::with(lines, &words::moved(advance)),
        Event::Named { .. } | Event::Stopped => {}
    }
    let used = happened.find_map(|event| if let Event::Thrown { throw, .. } = event { Some(*throw) } else { None });
    moves::note(lines, words::consequences(event, used, seating));
}
