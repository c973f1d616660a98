//! What is shown while something happens in Pachisi.

use super::{game, words};
use crate::rules::cross::{HOME, ZERO, is_cross};
use crate::rules::pachisi::{Event, Pachisi};
use crate::scene::cross::{Board, Show, Unit, Way, block, hits, sentence};
use crate::scene::{Frame, Seating, Sound};

pub(super) fn frames(before: &Pachisi, after: &Pachisi, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let mut show = Show::new(before, seating);
    let says = sentence(words::consequences(event, seating));
    match event {
        Event::Ordered { seat, number, mouths, .. } => {
            let rolls = format!("{} throws for the start", seating.name(*seat));
            show.throw(game::lying(*seat, *number, *mouths), rolls, words::start(*seat, *number, seating));
        }
        Event::Thrown { seat, number, mouths, .. } | Event::Cancelled { seat, number, mouths, .. } => {
            let name = seating.name(*seat);
            let read = format!("{name} throws {}", words::said(*number, *mouths));
            show.throw(game::lying(*seat, *number, *mouths), format!("{name} throws"), read);
        }
        Event::Moved { seat, course, to, hit, .. } => {
            let advance = course.advance;
            let unit = Unit { step: advance.from, pair: advance.pair };
            let way = Way { unit, by: advance.by, to: *to, round: course.round, hit: *hit };
            let say = format!("{}: {} to {}", seating.name(*seat), block(advance.from), block(*to));
            let rest = if is_cross(*to) { Sound::Cross } else { Sound::Chip };
            show.travel(*seat, &way, rest, &say);
            if let Some(group) = hit {
                let waiting = before.pieces().count(group.seat, ZERO);
                show.send_back(*group, waiting, format!("{say}, {}", hits(*group, seating)));
            }
        }
        Event::Skipped { .. } | Event::Stopped => {}
    }
    if let Event::Cancelled { back, .. } = event {
        let back = back.iter().filter(|back| back.from < HOME);
        show.fly_back(back.map(|back| (back.seat, back.from, back.to)), says.clone());
    }
    show.settle(after, seating);
    show.explain(says);
    show.finish()
}
