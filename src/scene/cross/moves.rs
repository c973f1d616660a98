//! The move list on the cross-shaped board: a line a throw.

use super::Say;
use crate::rules::Seat;
use crate::scene::{MoveLine, Seating};

/// A throw for the start; `settled` says what it settles, if anything.
pub fn order(lines: &mut Vec<MoveLine>, thrown: String, settled: Option<&Say>) {
    MoveLine::add_to_round(lines, thrown, settled.map(|say| say.note("")).unwrap_or_default());
}

/// A throw to be used.
pub fn throw(lines: &mut Vec<MoveLine>, seat: Seat, notation: String) {
    lines.push(MoveLine { seat: Some(seat), notation, note: String::new() });
}

/// What was done with the last throw.
pub fn with(lines: &mut [MoveLine], done: &str) {
    if let Some(line) = lines.last_mut() {
        let before = if line.notation.contains(':') { "," } else { ":" };
        line.notation += &format!("{before} {done}");
    }
}

/// What that brought about.
pub fn note(lines: &mut [MoveLine], says: &[Say], seating: &Seating) {
    let Some(line) = lines.last_mut() else { return };
    for say in says {
        if !line.note.is_empty() {
            line.note += "; ";
        }
        line.note += &say.note(line.seat.map_or("", |seat| seating.name(seat)));
    }
}

/// The last line of what has happened, the last first. `write_down` writes what happened last into a list.
pub fn line<'a, E>(happened: &[&'a E], write_down: impl Fn(&mut Vec<MoveLine>, &[&'a E])) -> Option<MoveLine> {
    let mut lines = Vec::new();
    (0..happened.len()).rev().for_each(|at| write_down(&mut lines, &happened[at..]));
    lines.pop()
}
