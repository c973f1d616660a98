//! The move list on the cross-shaped board: a line a throw.

use super::Say;
use crate::rules::Seat;
use crate::scene::{MoveLine, Seating};

/// Lines in the making.
#[derive(Default)]
pub struct Lines {
    done: Vec<MoveLine>,
    /// What was thrown for the start in this round.
    round: Vec<String>,
}

impl Lines {
    /// A throw for the start; `settled` says what it settles, if anything.
    pub fn order(&mut self, thrown: String, settled: Option<Say>) {
        self.round.push(thrown);
        if let Some(note) = settled.map(|say| say.note("")) {
            let notation = std::mem::take(&mut self.round).join(", ");
            self.done.push(MoveLine { seat: None, notation, note });
        }
    }

    /// A throw to be used.
    pub fn throw(&mut self, seat: Seat, notation: String) {
        self.done.push(MoveLine { seat: Some(seat), notation, note: String::new() });
    }

    /// What was done with the last throw.
    pub fn with(&mut self, done: &str) {
        if let Some(line) = self.done.last_mut() {
            let before = if line.notation.contains(':') { "," } else { ":" };
            line.notation += &format!("{before} {done}");
        }
    }

    /// What that brought about.
    pub fn note(&mut self, say: &Say, seating: &Seating) {
        if let Some(line) = self.done.last_mut() {
            if !line.note.is_empty() {
                line.note += "; ";
            }
            line.note += &say.note(line.seat.map_or("", |seat| seating.name(seat)));
        }
    }

    /// All of them.
    pub fn finish(mut self) -> Vec<MoveLine> {
        if !self.round.is_empty() {
            self.done.push(MoveLine { seat: None, notation: self.round.join(", "), note: String::new() });
        }
        self.done
    }
}
