//! The transposition table: search results of positions that may be reached again by other moves.

/// The relation of a stored value to the value of the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// Equal to it.
    #[default]
    Exact,
    /// A lower bound of it.
    Lower,
    /// An upper bound of it.
    Upper,
}

/// An entry of the transposition table.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    pub key: u64,
    pub value: i64,
    /// The depth of the search, in plies; 0 in an empty entry.
    pub depth: u8,
    pub bound: Bound,
    /// The index of the best action in [`crate::rules::Game::actions`].
    pub best: u8,
}

/// The greatest number of entries, 8 MB.
const MAX_ENTRIES: u64 = 1 << 18;

/// A direct-mapped table, whose size is a power of two; a new entry always replaces the old one.
pub struct Table(Vec<Entry>);

impl Table {
    /// A table for a search of up to `positions` positions.
    #[allow(clippy::cast_possible_truncation, reason = "it is not more than the most")]
    pub fn new(positions: u64) -> Self {
        Self(vec![Entry::default(); positions.clamp(1, MAX_ENTRIES).next_power_of_two() as usize])
    }

    #[allow(clippy::cast_possible_truncation, reason = "the low bits are what is wanted")]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    /// The entry of the position with this key, if it is stored.
    pub fn get(&self, key: u64) -> Option<Entry> {
        Some(self.0[self.place(key)]).filter(|entry| entry.key == key && entry.depth > 0)
    }

    pub fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        self.0[place] = entry;
    }
}
