//! Refusals: why something is not allowed, as values.

use std::fmt;

/// The identifier of a clause of the rulebook: `M8`, `B4f`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A place on a game's board, by the number that the game gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub u8);

/// Why an action, or an option, is not allowed. Each game has its own enum of reasons, with what a sentence about it
/// needs; the sentence itself is not made in this room.
pub trait Refusal: Clone + Eq + fmt::Debug {
    /// The clause that forbids it.
    fn clause(&self) -> Clause;

    /// The squares that are the cause; empty where no square is.
    fn spots(&self) -> Vec<Spot>;
}
