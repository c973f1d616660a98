//! What both games on the cross-shaped board say alike.

use super::{Say, Unit, Way};
use crate::rules::cross::{Fault, Group, HOME, Opening, Step, ZERO};
use crate::rules::{Seat, SeatSet};
use crate::scene::{Seating, list};

/// The title when the match is over.
pub const OVER: &str = "The match is over";
/// The hint while nothing is picked.
pub const TOUCH: &str = "Choose a marked piece, or where it is to land.";
/// What the menu calls the agreement to stop (C15, P14). A person alone among bots has nobody to agree with.
pub fn stopping(seating: &Seating) -> Option<String> {
    seating.viewer.is_none().then(|| "Everybody agrees to stop here".into())
}

/// What stands on the control that picks it, beside the piece that is drawn there: `on 7:`, and in a line of its own `+1 · +6 · +7`.
pub(super) fn on(unit: Unit, goings: impl Iterator<Item = String>) -> String {
    let goings: Vec<_> = goings.filter(|going| !going.is_empty()).collect();
    let ways = if goings.is_empty() { String::new() } else { format!(":\n{}", goings.join(" · ")) };
    format!("{}on {}{ways}", if unit.pair { "pair " } else { "" }, unit.step)
}

/// What a way comes to, among others: `+7`, `+7 hits Dan`, `+4 home`, `+10 round`.
pub(super) fn going(way: &Way, ways: &[Way], seating: &Seating) -> String {
    if way.by == 0 {
        return String::new();
    }
    let forks = ways.iter().any(|other| other.round && (other.unit, other.by) == (way.unit, way.by));
    let end = match way.to {
        HOME => " home",
        _ if way.round => " round",
        _ if forks => " in",
        _ => "",
    };
    let hit = way.hit.map_or_else(String::new, |hit| format!(" {}", hits(hit, seating)));
    format!("+{}{end}{hit}", way.by)
}

/// A way among several that are taken together: `12→15`, `20→24 hits Dan`, `77→home`.
pub(super) fn leg(way: &Way, seating: &Seating) -> String {
    let to = if way.to == HOME { "home".into() } else { way.to.to_string() };
    let hit = way.hit.map_or_else(String::new, |hit| format!(" {}", hits(hit, seating)));
    format!("{}→{to}{hit}", way.unit.step)
}

/// What stands on the control that takes a way, after a warning or without.
pub fn taking(way: &Way, warned: bool, seating: &Seating) -> String {
    let what = if way.unit.pair { "pair" } else { "piece" };
    let anyway = if warned { " all the same" } else { "" };
    format!("Move the {what} {}{anyway}", going(way, &[], seating))
}

/// A step as a place within a sentence.
pub fn block(step: Step) -> String {
    match step {
        ZERO => "the 0 mark".into(),
        HOME => "home".into(),
        _ => format!("block {step}"),
    }
}

/// `Ada’s`.
pub fn whose(name: &str) -> String {
    format!("{name}’s")
}

/// The names of several seats in a row.
pub fn names(seats: SeatSet, seating: &Seating) -> String {
    list(seats.iter().map(|seat| seating.name(seat).to_owned()))
}

/// Whom a move sends back: `hits Ben`, `hits two of Ben`.
pub fn hits(hit: Group, seating: &Seating) -> String {
    format!("hits {}{}", if hit.pieces == 2 { "two of " } else { "" }, seating.name(hit.seat))
}

/// The ways of what is picked, in words: `This piece can go 1, 6 or 7 on; 7 hits Dan.`
pub fn ways_of(unit: Unit, ways: &[Way], seating: &Seating) -> String {
    let ways: Vec<_> = ways.iter().filter(|way| way.unit == unit).collect();
    let mut numbers: Vec<_> = ways.iter().map(|way| way.by.to_string()).collect();
    numbers.dedup();
    let last = numbers.pop().unwrap_or_default();
    let numbers = if numbers.is_empty() { last } else { format!("{} or {last}", numbers.join(", ")) };
    let ends = ways.iter().filter_map(|way| match (way.hit, way.to) {
        (Some(hit), _) => Some(format!("; {} {}", way.by, hits(hit, seating))),
        (None, HOME) => Some(format!("; {} leads home", way.by)),
        _ => None,
    });
    let what = if unit.pair { "This pair" } else { "This piece" };
    format!("{what} can go {numbers} on{}.", ends.collect::<String>())
}

/// Who leads in the throws for the start, and what has been thrown.
pub fn order_so_far(opening: &Opening, seating: &Seating) -> String {
    let thrown = opening.contenders().iter().filter_map(|seat| Some((seat, opening.thrown(seat)?)));
    let thrown: Vec<_> = thrown.map(|(seat, value)| format!("{} threw {value}", seating.name(seat))).collect();
    if thrown.is_empty() { "The highest starts.".into() } else { format!("{}.", list(thrown)) }
}

/// What a throw for the start has settled, if anything.
pub fn settled(first: Option<Seat>, again: SeatSet, seating: &Seating) -> Option<Say> {
    match first {
        Some(first) => Some(Say::plain(seating.name(first), "starts")),
        None if !again.is_empty() => Some(Say::plain(&names(again, seating), "throw again")),
        None => None,
    }
}

/// A place as a note.
pub fn placed(place: u8) -> &'static str {
    match place {
        1 => "Winner",
        2 => "Runner-up",
        3 => "2nd runner-up",
        _ => "Fourth",
    }
}

/// What whoever takes a place does.
pub fn comes_home(place: u8) -> String {
    let placed = match place {
        1 => "winner",
        2 => "runner-up",
        3 => "2nd runner-up",
        _ => "fourth",
    };
    format!("is home: {placed}")
}

/// What the board itself does not allow, as a sentence.
pub fn fault(fault: Fault) -> String {
    match fault {
        Fault::TooFar { step, .. } => {
            format!("Home is reached by exact count only: that is {} too many.", step - HOME)
        }
        Fault::Full { step, .. } => format!("Two of your own stand on {} already.", block(step)),
        Fault::NoPair { step, .. } => format!("There is no pair on {}.", block(step)),
    }
}
