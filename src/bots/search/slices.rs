//! Searches that run in slices, and their results.

/// A search that runs in slices. Its result does not depend on how it is sliced.
pub trait Search<A> {
    /// Searches about `positions` more positions. Returns `true` if there is more to search.
    fn advance(&mut self, positions: u64) -> bool;

    /// The best result so far; `None` before the first.
    fn thought(&self) -> Option<&Thought<A>>;
}

/// A result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<A> {
    /// The iteration that found it.
    pub depth: u8,
    /// The number of positions visited up to then.
    pub positions: u64,
    /// The value of the position for the searching seat, in the game's own unit.
    pub worth: i64,
    /// The best action.
    pub action: A,
}
