//! The likeness of puzzles: a list does not tell which of them are from one match.

use super::{Puzzle, PuzzleGame};

/// The share of its features, in percent, from which on a position is like another.
const ALIKE: usize = 70;

/// The features of a position: the words of its notation, each with the section in which it stands. Most of them tell
/// what lies on a square. A piece that has not set out is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features(Vec<String>);

impl<G: PuzzleGame> Puzzle<G> {
    /// The features of its position.
    #[must_use]
    pub fn features(&self) -> Features {
        let text = self.state.written();
        let of_section = |section: &str| {
            let mut words = section.split_whitespace();
            let name = words.next().unwrap_or_default().to_owned();
            words.filter(|word| *word != "0").map(move |word| format!("{name} {word}")).collect::<Vec<_>>()
        };
        let mut features: Vec<_> = text.split([';', '|']).flat_map(of_section).collect();
        features.sort_unstable();
        Features(features)
    }
}

impl Features {
    /// `true` if two positions look as if they came from the same match: the one with fewer features has most of them in
    /// common with the other.
    #[must_use]
    pub fn are_like(&self, other: &Self) -> bool {
        let (fewer, more) = if self.0.len() <= other.0.len() { (self, other) } else { (other, self) };
        let mut rest = more.0.iter().peekable();
        let is_common = |feature: &&String| {
            while rest.next_if(|next| *next < *feature).is_some() {}
            rest.next_if_eq(feature).is_some()
        };
        fewer.0.iter().filter(is_common).count() * 100 >= ALIKE * fewer.0.len()
    }
}
