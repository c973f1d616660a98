//! The move list on the cross-shaped board: one line per throw.

use super::{Cross, Remark, sentences};
use crate::rules::Seat;
use crate::scene::{MoveLine, Seating};
use crate::words;

/// Adds a throw for the start; `settled` is what it decides, if anything.
pub fn order(lines: &mut Vec<MoveLine>, thrown: String, settled: Option<Remark>) {
    MoveLine::add_to_round(lines, thrown, settled.map(|remark| remark.sentence));
}

/// Adds a line for a throw that is to be used.
pub fn throw(lines: &mut Vec<MoveLine>, seat: Seat, notation: String) {
    lines.push(MoveLine { seat: Some(seat), notation, note: None });
}

/// Appends a use of the last throw to the last line; `is_first` is `true` for its first use.
pub fn with(lines: &mut [MoveLine], is_first: bool, moved: &str) {
    if let Some(line) = lines.last_mut() {
        let add = if is_first { words::cross::throw_used } else { words::table::list_more };
        line.notation = add(&line.notation, moved);
    }
}

/// Appends consequences to the note of the last line.
pub fn note(lines: &mut [MoveLine], remarks: &[Remark]) {
    if let Some(line) = lines.last_mut() {
        line.note = sentences(line.note.take(), remarks);
    }
}

/// Returns a sentence on the last throw and its use; none while a throw on the board awaits its use, since the prompt
/// mentions it. `add_to_move_list` adds the latest event to a move list; it gets all events, the latest first.
pub fn last_throw<'a, G: Cross>(
    game: &G,
    history: &[&'a G::Event],
    is_throw: impl Fn(&G::Event) -> bool,
    add_to_move_list: impl Fn(&mut Vec<MoveLine>, &[&'a G::Event]),
    seating: &Seating,
) -> Option<String> {
    if game.thrown().is_some() {
        return None;
    }
    let last = history.iter().position(|event| is_throw(event))?;
    let mut lines = Vec::new();
    (0..=last).rev().for_each(|at| add_to_move_list(&mut lines, &history[at..=last]));
    let MoveLine { seat, notation, note } = lines.pop()?;
    let threw = words::cross::threw(seating.who(seat?), &notation);
    let sentence = note.map_or_else(|| threw.clone(), |note| words::cross::and_then(&threw, &note));
    Some(words::cross::full_stop(&sentence))
}
