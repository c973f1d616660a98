//! The rating of a solver of puzzles, by Glicko-2 (<http://www.glicko.net/glicko/glicko2.pdf>).

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2};

/// The deviation of the ratings of puzzles, which never change.
const PUZZLE_DEVIATION: f64 = 60.0;
/// The greatest deviation: that of a new solver.
const MOST_DEVIATION: f64 = 350.0;
/// A rating with a greater deviation than this is called provisional.
const PROVISIONAL: f64 = 110.0;
/// The greatest change by one puzzle. While the deviation is great, one that is much too hard or too easy would change the
/// rating by three times as much.
const MOST_CHANGE: f64 = 200.0;
/// The least and the greatest rating.
const RANGE: (f64, f64) = (100.0, 4000.0);

/// The rating of a solver: 1500 for a new one, more for a better one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The rating, from 100 to 4000.
    pub rating: f64,
    /// Its standard deviation, up to 350.
    pub deviation: f64,
    /// The expected fluctuation of the solver's strength, more than 0 and up to 1.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Self {
        let Glicko2Rating { rating, deviation, volatility } = Glicko2Rating::new();
        Self { rating, deviation, volatility }
    }
}

impl Rating {
    /// A rating with these values; `None` if one is out of its range.
    #[must_use]
    pub fn new(rating: f64, deviation: f64, volatility: f64) -> Option<Self> {
        let (least, most) = RANGE;
        let is_valid = (least..=most).contains(&rating)
            && (1.0..=MOST_DEVIATION).contains(&deviation)
            && volatility > 0.0
            && volatility <= 1.0;
        is_valid.then_some(Self { rating, deviation, volatility })
    }

    /// The rating after an attempt at a puzzle with the rating `puzzle`.
    #[must_use]
    pub fn after(self, puzzle: f64, is_solved: bool) -> Self {
        let Self { rating, deviation, volatility } = self;
        let solver = Glicko2Rating { rating, deviation, volatility };
        let puzzle = Glicko2Rating { rating: puzzle, deviation: PUZZLE_DEVIATION, volatility };
        let outcome = if is_solved { Outcomes::WIN } else { Outcomes::LOSS };
        let (after, _) = glicko2(&solver, &puzzle, &outcome, &Glicko2Config::new());
        let (least, most) = RANGE;
        let changed = rating + (after.rating - rating).clamp(-MOST_CHANGE, MOST_CHANGE);
        Self::new(changed.clamp(least, most), after.deviation.min(MOST_DEVIATION), after.volatility).unwrap_or(self)
    }

    /// `true` while few attempts make the rating uncertain.
    #[must_use]
    pub fn is_provisional(self) -> bool {
        self.deviation > PROVISIONAL
    }

    /// The rating as it is shown: a whole number.
    #[must_use]
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is from 100 to 4000")]
    pub fn whole(self) -> u16 {
        self.rating.round() as u16
    }
}
