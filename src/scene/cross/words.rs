//! What both games on the cross-shaped board say alike.

use std::fmt;

use super::{Unit, Way};
use crate::rules::cross::{Fault, Group, HOME, Opening, ZERO};
use crate::rules::{Seat, SeatSet};
use crate::scene::{Seating, list};

/// The title when the match is over.
pub const OVER: &str = "The match is over";
/// What the menu calls the agreement to stop (C15, P14).
pub const STOP: &str = "Everybody agrees to stop here";

/// What stands on the control that picks it: `12`, `pair 24`.
impl fmt::Display for Unit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.pair { "pair " } else { "" }, self.step)
    }
}

/// What stands on the control that picks it: `3 → 15`, `7 → 19 hits B`.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let round = if self.round { "round " } else { "" };
        write!(f, "{} → {round}{}", self.by, end(self.to))?;
        self.hit.map_or(Ok(()), |hit| write!(f, " hits {}", hit.seat))
    }
}

/// What stands on the control that takes a way, after a warning or without.
pub fn taking(way: &Way, warned: bool) -> String {
    let hit = way.hit.map_or_else(String::new, |hit| format!(", hit {}", hit.seat));
    let anyway = if warned { " all the same" } else { "" };
    format!("Move {} → {}{hit}{anyway}", way.unit, end(way.to))
}

/// A block by its number.
fn end(step: u8) -> String {
    if step == HOME { "home".into() } else { step.to_string() }
}

/// A step as a place within a sentence.
pub fn block(step: u8) -> String {
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

/// The ways of what is picked, in one sentence.
pub fn runs_of_ways(ways: &[Way], seating: &Seating) -> String {
    let run = |way: &Way| {
        let round = if way.round { " round again" } else { "" };
        let hit = way.hit.map_or_else(String::new, |hit| format!(", {}", hits(hit, seating)));
        format!("{}{round} to {}{hit}", way.by, end(way.to))
    };
    ways.iter().map(run).collect::<Vec<_>>().join("; ")
}

/// Who leads in the throws for the start, and what has been thrown.
pub fn order_so_far(opening: &Opening, seating: &Seating) -> String {
    let thrown = opening.contenders().iter().filter_map(|seat| Some((seat, opening.thrown(seat)?)));
    let thrown: Vec<_> = thrown.map(|(seat, value)| format!("{} threw {value}", seating.name(seat))).collect();
    if thrown.is_empty() { "The highest starts.".into() } else { format!("{}.", list(thrown)) }
}

/// What a throw for the start has settled, if anything.
pub fn settled(first: Option<Seat>, again: SeatSet, seating: &Seating) -> Option<String> {
    match first {
        Some(first) => Some(format!("{} starts", seating.name(first))),
        None if !again.is_empty() => Some(format!("{} throw again", names(again, seating))),
        None => None,
    }
}

/// Several short sentences as one.
pub fn sentence(says: Vec<String>) -> String {
    let said = list(says);
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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

/// What the board itself does not allow, as a sentence.
pub fn fault(fault: Fault) -> String {
    match fault {
        Fault::TooFar { step, .. } => {
            format!("Home is reached by exact count only: that is {} too many.", step.saturating_sub(HOME))
        }
        Fault::Full { step, .. } => format!("Two of your own stand on {} already.", block(step)),
        Fault::NoPair { step, .. } => format!("There is no pair on {}.", block(step)),
    }
}
