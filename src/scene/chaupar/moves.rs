//! Chaupar's move list: a line a throw, as `3 and 4: 12→15, 20→24`.

use super::words;
use crate::rules::chaupar::Event;
use crate::scene::cross::{moves, settled};
use crate::scene::{MoveLine, Seating};

pub(super) fn write_down<'a>(lines: &mut Vec<MoveLine>, happened: impl Iterator<Item = &'a Event>, seating: &Seating) {
    let mut happened = happened.peekable();
    let Some(&event) = happened.peek() else { return };
    match event {
        Event::Ordered { seat, throw, first, again } => {
            let settled = settled(*first, *again, seating);
            return moves::order(lines, words::start(*seat, *throw, seating), settled.as_ref());
        }
        Event::Thrown { mover, throw, .. } => moves::throw(lines, *mover, words::said(*throw)),
        Event::Moved { advance, .. } => moves::with(lines, &words::moved(advance)),
        Event::Named { .. } | Event::Stopped => {}
    }
    let used = happened.find_map(|event| if let Event::Thrown { throw, .. } = event { Some(*throw) } else { None });
    moves::note(lines, &words::consequences(event, used, seating), seating);
}
