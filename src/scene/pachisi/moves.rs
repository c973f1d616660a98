//! Pachisi's move list: a line a throw, as `25: 0→25`.

use super::words;
use crate::rules::pachisi::Event;
use crate::scene::cross::{Lines, settled};
use crate::scene::{MoveLine, Seating};

pub(super) fn moves<'a>(happened: impl Iterator<Item = &'a Event>, seating: &Seating) -> Vec<MoveLine> {
    let mut lines = Lines::default();
    for event in happened {
        match event {
            Event::Ordered { seat, number, first, again, .. } => {
                lines.order(words::start(*seat, *number, seating), settled(*first, *again, seating));
                continue;
            }
            Event::Thrown { seat, number, .. } | Event::Cancelled { seat, number, .. } => {
                lines.throw(*seat, number.to_string());
            }
            Event::Moved { course, to, .. } => {
                let pair = if course.advance.pair { "pair " } else { "" };
                lines.with(&format!("{pair}{}→{to}", course.advance.from));
            }
            Event::Skipped { .. } | Event::Stopped => {}
        }
        for say in words::consequences(event, seating) {
            lines.note(&say, seating);
        }
    }
    lines.finish()
}
