//! Refusals: the reasons why an action or an option is not legal, as values.

use std::fmt;

/// The identifier of a clause of the rulebook, such as `M8` or `B4f`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clause(pub &'static str);

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// A place on the board of a game, by its number in that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub u8);

/// The reason why an action or an option is not legal. Each game has an enum of reasons of its own, with the data that
/// a sentence about them needs; the scenes put them into words.
pub trait Refusal: Clone + Eq + fmt::Debug {
    /// The clause of the rulebook that forbids it.
    fn clause(&self) -> Clause;

    /// The squares that are the cause; empty if the cause is no square.
    fn spots(&self) -> Vec<Spot>;
}
