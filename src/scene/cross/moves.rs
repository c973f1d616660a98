//! The move list on the cross-shaped board: a line a throw.

use super::{Cross, Say, sentences};
use crate::rules::{Clause, Seat};
use crate::scene::{MoveLine, Seating};
use crate::words;

/// A throw for the start; `settled` says what it settles, if anything.
pub fn order(lines: &mut Vec<MoveLine>, thrown: String, settled: Option<Say>) {
    MoveLine::add_to_round(lines, thrown, settled.map(|say| say.sentence));
}

/// A throw to be used.
pub fn throw(lines: &mut Vec<MoveLine>, seat: Seat, notation: String) {
    lines.push(MoveLine { seat: Some(seat), notation, note: None });
}

/// Writes down how the last throw was used; `is_first` says whether that is the first thing.
pub fn with(lines: &mut [MoveLine], is_first: bool, moved: &str) {
    if let Some(line) = lines.last_mut() {
        let add = if is_first { words::cross::throw_used } else { words::house::list_more };
        line.notation = add(&line.notation, moved);
    }
}

/// Notes the consequences beside the last line.
pub fn note(lines: &mut [MoveLine], says: &[Say]) {
    if let Some(line) = lines.last_mut() {
        line.note = sentences(line.note.take(), says);
    }
}

/// The last throw in a sentence, with what was done with it. What is to be done with one that lies there is asked, and
/// says this besides. `write_down` writes what happened last, given the last first, into a list.
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
    let threw = words::cross::threw(seating.who(seat?), &notation);
    let told = note.map_or_else(|| threw.clone(), |note| words::cross::and_then(&threw, &note));
    Some((words::cross::full_stop(&told), None))
}
