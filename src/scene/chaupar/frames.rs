//! What is shown while something happens in Chaupar.

use super::{game, words};
use crate::rules::chaupar::{Chaupar, Event, Phase};
use crate::rules::cross::ZERO;
use crate::scene::cross::{Board, Show, Unit, Way, hits, sentence};
use crate::scene::{Frame, Seating, Sound};

pub(super) fn frames(before: &Chaupar, after: &Chaupar, event: &Event, seating: &Seating) -> Vec<Frame<Board>> {
    let mut show = Show::new(before, seating);
    let throw = if let Phase::Move { throw, .. } = before.phase() { Some(throw) } else { None };
    let mut says = words::consequences(event, throw, seating);
    match event {
        Event::Ordered { seat, throw, .. } => {
            let rolls = format!("{} throws for the start", seating.name(*seat));
            show.throw(game::lying(*seat, *throw, None), rolls, words::start(*seat, *throw, seating));
        }
        Event::Thrown { seat, throw, .. } => {
            let name = seating.name(*seat);
            let read = format!("{name} throws {}", words::said(*throw));
            show.throw(game::lying(*seat, *throw, None), format!("{name} throws"), read);
        }
        Event::Moved { seat, advance, hit, .. } => {
            let unit = Unit { step: advance.from, pair: advance.pair };
            let way = Way { unit, by: advance.by, to: advance.to(), round: false, hit: *hit };
            let say = words::moving(*seat, advance, seating);
            show.travel(*seat, &way, Sound::Chip, &say);
            if let Some(group) = hit {
                let waiting = before.pieces().count(group.seat, ZERO);
                show.send_back(*group, waiting, format!("{say}, {}", hits(*group, seating)));
                says.remove(0);
            }
        }
        Event::Named { .. } | Event::Stopped => {}
    }
    show.settle(after, seating);
    show.explain(sentence(says));
    show.finish()
}
