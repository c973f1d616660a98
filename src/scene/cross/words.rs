//! What both games on the cross-shaped board say alike.

use super::{Say, Unit, Way};
use crate::rules::cross::{Fault, Group, HOME, Opening, Step};
use crate::rules::{Clause, Seat, SeatSet};
use crate::scene::Seating;
use crate::words;

/// The keyword by which a message knows a piece or a pair.
pub const fn what(pair: bool) -> &'static str {
    if pair { "pair" } else { "piece" }
}

/// The menu's words for the agreement to stop (C15, P14). A person alone among bots has nobody to agree with.
pub fn stopping(seating: &Seating) -> Option<String> {
    seating.viewer.is_none().then(|| words::cross::stop_here().into())
}

/// What stands on the control that picks it, beside the piece that is drawn there: `on 7:`, and in a line of its own
/// `+1 · +6 · +7`.
pub(super) fn on(unit: Unit, goings: impl Iterator<Item = String>) -> String {
    let on = words::cross::on_block(what(unit.pair), &unit.step.to_string());
    let goings: Vec<_> = goings.collect();
    if goings.is_empty() { on } else { words::cross::on_block_with(&on, &goings.join(" · ")) }
}

/// What a way comes to, among others: `+7`, `+7 hits Dan`, `+4 home`, `+10 round`; nothing where a pair is named.
pub(super) fn going(way: &Way, ways: &[Way], seating: &Seating) -> Option<String> {
    let forks = ways.iter().any(|other| other.round && (other.unit, other.by) == (way.unit, way.by));
    let by = words::signed(way.by);
    let text = match way.hit {
        Some(hit) => words::cross::going_hits(&by, end(way, forks), seating.who(hit.seat), hit.pieces),
        None => words::cross::going(&by, end(way, forks)),
    };
    (way.by > 0).then_some(text)
}

/// What a message calls the end of a way; `forks` says whether the same piece could go round again by the same number.
const fn end(way: &Way, forks: bool) -> &'static str {
    match way.to {
        HOME => "home",
        _ if way.round => "round",
        _ if forks => "in",
        _ => "on",
    }
}

/// A move as it is written: `12→15`, `pair 12→15`, `77→home`.
pub fn moved(pair: bool, from: Step, to: Step) -> String {
    let to = if to == HOME { words::cross::to_home().into() } else { to.to_string() };
    words::cross::moved(what(pair), &from.to_string(), &to)
}

/// A way among several that are taken together: `12→15`, `20→24 hits Dan`, `77→home`.
pub(super) fn leg(way: &Way, seating: &Seating) -> String {
    let moved = moved(false, way.unit.step, way.to);
    match way.hit {
        Some(hit) => words::cross::move_hits(&moved, seating.who(hit.seat), hit.pieces),
        None => moved,
    }
}

/// The words on the control that takes a way, after a warning or without.
pub fn taking(way: &Way, warned: bool) -> String {
    let take = if warned { words::cross::take_anyway } else { words::cross::take };
    take(what(way.unit.pair), &words::cross::going(&words::signed(way.by), end(way, false)))
}

/// Who moves where, as it is said while it happens.
pub fn moving(seat: Seat, way: &Way, seating: &Seating) -> String {
    words::cross::moves(seating.who(seat), what(way.unit.pair), way.unit.step.0, way.to.0)
}

/// Who sends whom back.
pub fn hits(seat: Seat, hit: Group, seating: &Seating) -> String {
    words::cross::hits(seating.who(seat), seating.who(hit.seat), hit.pieces)
}

/// The names of several seats in a row, within a sentence.
fn names(seats: impl Iterator<Item = Seat>, seating: &Seating) -> String {
    words::all_of(seats.map(|seat| seating.who(seat).0.unwrap_or(words::house::you()).to_owned()))
}

/// The ways of what is picked, in words: `This piece can move 1, 6 or 7. Moving 7 hits Dan.`
pub fn ways_of(unit: Unit, ways: &[Way], seating: &Seating) -> String {
    let ways: Vec<_> = ways.iter().filter(|way| way.unit == unit).collect();
    let mut numbers: Vec<_> = ways.iter().map(|way| way.by.to_string()).collect();
    numbers.dedup();
    let ends = ways.iter().filter_map(|way| match (way.hit, way.to) {
        (Some(hit), _) => Some(words::cross::can_hit(way.by, seating.who(hit.seat), hit.pieces)),
        (None, HOME) => Some(words::cross::can_go_home(way.by)),
        _ => None,
    });
    let all: Vec<_> =
        [words::cross::can_go(what(unit.pair), &words::one_of(numbers))].into_iter().chain(ends).collect();
    all.join(" ")
}

/// Who leads in the throws for the start, and what has been thrown.
pub fn order_so_far(opening: &Opening, seating: &Seating) -> String {
    let thrown = opening.contenders().iter().filter_map(|seat| Some((seat, opening.thrown(seat)?)));
    let thrown = words::all_of(thrown.map(|(seat, value)| words::cross::start_throw(seating.who(seat), value)));
    if thrown.is_empty() { words::cross::highest_starts().into() } else { words::cross::start_so_far(&thrown) }
}

/// The sentence about a throw for the start, if it has settled anything.
pub fn settled(first: Option<Seat>, again: SeatSet, seating: &Seating) -> Option<Say> {
    match first {
        Some(first) => Some(Say::plain(words::cross::starts(seating.who(first)))),
        None if !again.is_empty() => Some(Say::plain(words::cross::tie(&names(again.iter(), seating)))),
        None => None,
    }
}

/// Why something is not possible, with the clause.
pub fn cited(sentence: &str, clause: Clause) -> String {
    words::cross::cited(sentence, clause.0)
}

/// The sentence about a fault: the board itself does not allow it.
pub fn fault(fault: Fault) -> String {
    match fault {
        Fault::TooFar { step, .. } => words::cross::too_far(step - HOME),
        Fault::Full { step, .. } => words::cross::full(step.0),
        Fault::NoPair { step, .. } => words::cross::no_pair(step.0),
    }
}
