//! The move list on the cross-shaped board: a line a throw.

use crate::rules::Seat;
use crate::scene::MoveLine;

/// A throw for the start; `settled` says what it settles, if anything.
pub fn order(lines: &mut Vec<MoveLine>, thrown: String, settled: Option<String>) {
    MoveLine::add_to_round(lines, thrown, settled.unwrap_or_default());
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
pub fn note(lines: &mut [MoveLine], notes: Vec<String>) {
    let Some(line) = lines.last_mut() else { return };
    for note in notes.iter().filter(|note| !note.is_empty()) {
        if !line.note.is_empty() {
            line.note += "; ";
        }
        line.note += note;
    }
}
