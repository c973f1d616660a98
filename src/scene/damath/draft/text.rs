//! The draft's text: the notation of states, without what only a match that is being played knows.

use std::fmt;
use std::str::FromStr;

use super::Position;
use crate::rules::damath::{Board, Side};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} | first {} | turn {}", self.options, self.first, self.side)?;
        for side in Side::BOTH {
            write!(f, " | {side}:")?;
            for (square, piece) in self.board.pieces(side) {
                write!(f, " {}", self.options.set.write_placed(piece, square))?;
            }
        }
        let [one, two] = self.scores.each_ref().map(|score| if score.is_empty() { "0" } else { score });
        write!(f, " | scores {one} {two}")
    }
}

/// What follows `key` in its section of a text.
fn section<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    text.split('|').find_map(|section| section.trim().strip_prefix(key)).map(str::trim)
}

/// The section, read; the default if it is not there or is none.
fn read<T: FromStr>(text: &str, key: &str, default: T) -> T {
    section(text, key).and_then(|section| section.parse().ok()).unwrap_or(default)
}

impl Position {
    /// What a text says, with the default for what it does not say or says wrongly.
    pub(super) fn of(text: &str) -> Self {
        let mut position = Self::default();
        let options = text.split('|').find(|section| section.contains('=')).and_then(|options| options.parse().ok());
        position.options = options.unwrap_or_default();
        position.first = read(text, "first ", position.first);
        position.side = read(text, "turn ", position.side);
        let [one, two] = ["1:", "2:"].map(|side| section(text, side));
        if one.or(two).is_some() {
            position.board = Board::default();
            position.read_pieces(Side::First, one.unwrap_or_default());
            position.read_pieces(Side::Second, two.unwrap_or_default());
        }
        if let Some((one, two)) = section(text, "scores ").and_then(|scores| scores.split_once(' ')) {
            position.scores = [one, two].map(|score| score.trim().to_owned());
        }
        position
    }

    fn read_pieces(&mut self, side: Side, text: &str) {
        for word in text.split_whitespace() {
            if let Ok((piece, square)) = self.options.set.read_placed(word) {
                self.board.lift(square);
                self.board.put(square, side, piece);
            }
        }
    }

    /// What is typed as a score must not become another part of the text.
    pub(super) fn type_score(&mut self, side: Side, text: &str) {
        let typed = text.chars().filter(|sign| !sign.is_whitespace() && *sign != '|');
        self.scores[side.index()] = typed.map(|sign| if sign == '−' { '-' } else { sign }).collect();
    }
}
