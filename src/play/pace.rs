//! How fast things happen on the table.

/// The pace of what is shown and of the bots' moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// For looking closely.
    Calm,
    /// As a person would play.
    Steady,
    /// Just to be seen.
    Brisk,
    /// Nothing is shown but the result.
    Instant,
}

impl Pace {
    /// All of them, the slowest first.
    pub const ALL: [Self; 4] = [Self::Calm, Self::Steady, Self::Brisk, Self::Instant];

    /// The word for it that is kept, and that style sheets know.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Steady => "steady",
            Self::Brisk => "brisk",
            Self::Instant => "instant",
        }
    }

    /// How long something takes that takes `millis` milliseconds at the steady pace.
    #[must_use]
    pub fn millis(self, millis: u32) -> u32 {
        match self {
            Self::Calm => millis * 8 / 5,
            Self::Steady => millis,
            Self::Brisk => millis * 2 / 5,
            Self::Instant => 0,
        }
    }

    /// The time of [`Pace::millis`], half as long where things are to move less: what does not glide is seen at once.
    #[must_use]
    pub fn still(self, millis: u32) -> u32 {
        self.millis(millis) / 2
    }
}

#[cfg(test)]
mod tests {
    use super::Pace;

    #[test]
    fn a_quicker_pace_is_quicker_and_less_motion_takes_half_the_time() {
        for millis in [50, 200, 350, 1200] {
            assert!(Pace::ALL.is_sorted_by_key(|pace| std::cmp::Reverse(pace.millis(millis))));
            for pace in Pace::ALL {
                assert_eq!(pace.still(millis), pace.millis(millis) / 2);
            }
        }
        assert_eq!((Pace::Steady.millis(350), Pace::Steady.still(350)), (350, 175));
    }
}
