//! The transposition table: what has been found out about positions that may come again by another way.

/// How a value stands to what the position is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bound {
    /// It is that.
    #[default]
    Exact,
    /// It is that or more.
    Least,
    /// It is that or less.
    Most,
}

/// An entry of the transposition table: the finding about a position.
#[derive(Clone, Copy, Debug, Default)]
pub struct Entry {
    pub key: u64,
    pub value: i64,
    /// How deep it was searched; 0 where nothing is known.
    pub depth: u8,
    pub bound: Bound,
    /// The place of the best action in [`crate::rules::Game::actions`].
    pub best: u8,
}

/// No more than so many entries, 8 MB.
const MOST: u64 = 1 << 18;

/// One entry for each place, of which there is a power of two; positions whose keys share one take it from each other.
pub struct Table(Vec<Entry>);

impl Table {
    /// For a search of so many positions.
    #[allow(clippy::cast_possible_truncation, reason = "it is not more than the most")]
    pub fn new(positions: u64) -> Self {
        Self(vec![Entry::default(); positions.clamp(1, MOST).next_power_of_two() as usize])
    }

    #[allow(clippy::cast_possible_truncation, reason = "the low bits are what is wanted")]
    fn place(&self, key: u64) -> usize {
        key as usize & (self.0.len() - 1)
    }

    /// The entry of the position with this key.
    pub fn get(&self, key: u64) -> Option<Entry> {
        Some(self.0[self.place(key)]).filter(|entry| entry.key == key && entry.depth > 0)
    }

    pub fn put(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        self.0[place] = entry;
    }
}
