//! The move list on the cross-shaped board: a line a throw.

use super::{Cross, Say};
use crate::rules::{Clause, Seat};
use crate::scene::{MoveLine, Seating};

/// A throw for the start; `settled` says what it settles, if anything.
pub fn order(lines: &mut Vec<MoveLine>, thrown: String, settled: Option<&Say>) {
    MoveLine::add_to_round(lines, thrown, settled.map(|say| say.note("")));
}

/// A throw to be used.
pub fn throw(lines: &mut Vec<MoveLine>, seat: Seat, notation: String) {
    lines.push(MoveLine { seat: Some(seat), notation, note: None });
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
        let say = say.note(line.seat.map_or("", |seat| seating.name(seat)));
        line.note = Some(line.note.take().map_or_else(|| say.clone(), |note| format!("{note}; {say}")));
    }
}

/// The last throw in a sentence, with what was done with it. What is to be done with one that lies there is asked, and says
/// this besides. `write_down` writes what happened last, given the last first, into a list.
pub fn last_throw<'a, G: Cross>(
    game: &G,
    happened: &[&'a G::Event],
    is_throw: impl Fn(&G::Event) -> bool,
    write_down: impl Fn(&mut Vec<MoveLine>, &[&'a G::Event]),
    seating: &Seating,
) -> Option<(String, Option<Clause>)> {
    if game.thrown().is_some() {
        return None;
    }
    let last = happened.iter().position(|event| is_throw(event))?;
    let mut lines = Vec::new();
    (0..=last).rev().for_each(|at| write_down(&mut lines, &happened[at..=last]));
    let MoveLine { seat, notation, note } = lines.pop()?;
    let note = note.map_or_else(String::new, |note| format!("; {note}"));
    Some((format!("{} threw {notation}{note}.", seating.name(seat?)), None))
}
