//! What is shown while something happens in Pachisi.

use super::{game, words};
use crate::rules::Seat;
use crate::rules::cross::{HOME, ZERO, is_cross};
use crate::rules::pachisi::{Event, Pachisi};
use crate::scene::cross::{self, Board, Selection, Show, Unit, Way, block, geometry, hits, sentences};
use crate::scene::{Drawing, Frame, Longest, Panel, Seating, Sound};

impl Drawing for Pachisi {
    type Board = Board;

    const SIZE: (i32, i32) = (geometry::WHOLE, geometry::WHOLE);

    const LONGEST: Longest = cross::LONGEST;

    fn board(&self, seating: &Seating, selection: Option<&Selection>, last: Option<&Event>) -> Board {
        cross::board(self, seating, selection, last.and_then(super::game::fallen), last.and_then(way))
    }

    fn panels(&self, seating: &Seating) -> Vec<Panel> {
        cross::panels(self, seating, |_| None)
    }

    fn frames(&self, after: &Pachisi, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
        let mut show = Show::new(self, seating);
        let says = words::consequences(event, seating);
        match event {
            Event::Ordered { seat, number, mouths, .. } => {
                let rolls = format!("{} throws for the start", seating.name(*seat));
                show.throw(game::lying(*seat, *number, *mouths), rolls, words::start(*seat, *number, seating));
            }
            Event::Thrown { seat, number, mouths, .. } | Event::Cancelled { seat, number, mouths, .. } => {
                let rolls = format!("{} throws", seating.name(*seat));
                show.throw(
                    game::lying(*seat, *number, *mouths),
                    rolls,
                    words::throws(*seat, *number, *mouths, seating),
                );
            }
            Event::Moved { seat, course, to, hit, .. } => {
                let Some((_, way)) = way(event) else { return Vec::new() };
                let say = format!("{}: {} to {}", seating.name(*seat), block(course.advance.from), block(*to));
                let rest = if is_cross(*to) { Sound::Cross } else { Sound::Chip };
                show.travel(*seat, &way, rest, &say);
                if let Some(group) = hit {
                    let waiting = self.pieces().count(group.seat, ZERO);
                    show.send_back(*group, waiting, format!("{say}, {}", hits(*group, seating)));
                }
            }
            Event::Skipped { .. } | Event::Stopped => {}
        }
        if let Event::Cancelled { back, .. } = event {
            let back = back.iter().filter(|back| back.from < HOME);
            show.fly_back(back.map(|back| (back.seat, back.from, back.to)), sentences(&says));
        }
        show.settle(after, seating);
        show.explain(&says);
        show.finish()
    }
}

/// The way that an event was, and whose.
pub(super) fn way(event: &Event) -> Option<(Seat, Way)> {
    let Event::Moved { seat, course, to, hit, .. } = event else { return None };
    let advance = course.advance;
    let unit = Unit { step: advance.from, pair: advance.pair };
    Some((*seat, Way { unit, by: advance.by, to: *to, round: course.round, hit: *hit }))
}
