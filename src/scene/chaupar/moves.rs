//! Chaupar's move list: a line a throw, as `3 and 4: 12→15, 20→24`.

use super::words;
use crate::rules::chaupar::Event;
use crate::scene::cross::{Lines, settled};
use crate::scene::{MoveLine, Seating};

pub(super) fn moves<'a>(happened: impl Iterator<Item = &'a Event>, seating: &Seating) -> Vec<MoveLine> {
    let mut lines = Lines::default();
    let mut used = None;
    for event in happened {
        match event {
            Event::Ordered { seat, throw, first, again } => {
                lines.order(words::start(*seat, *throw, seating), settled(*first, *again, seating));
                continue;
            }
            Event::Thrown { mover, throw, .. } => {
                lines.throw(*mover, words::said(*throw));
                used = Some(*throw);
            }
            Event::Moved { advance, .. } => lines.with(&words::moved(advance)),
            Event::Named { .. } | Event::Stopped => {}
        }
        for say in words::consequences(event, used, seating) {
            lines.note(&say, seating);
        }
    }
    lines.finish()
}
