//! The difficulty of puzzles.

/// A band of difficulty. The bots of all levels are given each puzzle with fifty seeds; the sum of the shares of the
/// seeds with which they solve it decides its band ([`Band::of`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Band {
    /// Bots of every level solve it.
    Easiest,
    /// All levels but the beginner's.
    Easy,
    /// The two upper levels.
    Medium,
    /// The master, and others by luck.
    Hard,
    /// At most the master, and others not even by luck.
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

    /// The band with this number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|band| band.number() == number)
    }

    /// The band of a puzzle that bots solve at this rate: the sum, from 0 to 4, of the shares of the seeds with which
    /// the bots of each level solve it.
    #[must_use]
    pub fn of(rate: f64) -> Self {
        match rate {
            3.5.. => Self::Easiest,
            2.5.. => Self::Easy,
            1.6.. => Self::Medium,
            1.1.. => Self::Hard,
            _ => Self::Hardest,
        }
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
