//! The difficulty of puzzles.

/// A band of difficulty. The bots of all levels are given each puzzle with fifty seeds; the sum of the shares of the
/// seeds with which they solve it, from 0 to 4, decides its band.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Bots of every level solve it.
    Easiest,
    /// Three levels in sum.
    Easy,
    /// Two levels in sum, mostly the upper ones.
    Medium,
    /// One level in sum, mostly the master's, and others by luck.
    Hard,
    /// At most one level, and others hardly even by luck.
    Hardest,
}

impl Band {
    /// All bands, easiest first.
    pub const ALL: [Self; 5] = [Self::Easiest, Self::Easy, Self::Medium, Self::Hard, Self::Hardest];

    /// The number of the band, from 1 for the easiest to 5.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The rating that its puzzles start with (Glicko-2, where a new player has 1500).
    #[must_use]
    pub const fn rating(self) -> f64 {
        match self {
            Self::Easiest => 900.0,
            Self::Easy => 1200.0,
            Self::Medium => 1500.0,
            Self::Hard => 1800.0,
            Self::Hardest => 2100.0,
        }
    }
}
