//! The pace of animations and bots.

/// The pace of animations and bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// Slow, for watching closely.
    Calm,
    /// Normal, like a person's play.
    #[default]
    Steady,
    /// Fast.
    Brisk,
    /// Without animation: only the result is shown.
    Instant,
}

impl Pace {
    /// All paces, the slowest first.
    pub const ALL: [Self; 4] = [Self::Calm, Self::Steady, Self::Brisk, Self::Instant];

    /// The keyword in the settings and in style sheets.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Steady => "steady",
            Self::Brisk => "brisk",
            Self::Instant => "instant",
        }
    }

    /// The duration at this pace, in milliseconds, of an animation that takes `millis` at the steady pace.
    #[must_use]
    pub fn millis(self, millis: u32) -> u32 {
        match self {
            Self::Calm => millis * 8 / 5,
            Self::Steady => millis,
            Self::Brisk => millis * 2 / 5,
            Self::Instant => 0,
        }
    }

    /// The duration with reduced motion: half of [`Pace::millis`], because nothing glides.
    #[must_use]
    pub fn reduced(self, millis: u32) -> u32 {
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
                assert_eq!(pace.reduced(millis), pace.millis(millis) / 2);
            }
        }
        assert_eq!((Pace::Steady.millis(350), Pace::Steady.reduced(350)), (350, 175));
    }
}
