//! Scores and the winner (M10, M11).

use super::{Marrakech, Phase};
use crate::rules::{Outcome, Seat};

/// The final score of a player (M11).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    /// Dirhams.
    pub dirhams: u8,
    /// Squares that show the player's rugs.
    pub squares: u8,
    /// The sum of both.
    pub total: u8,
}

/// The reason why the match ended as it did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// All others were out (M10).
    LastIn,
    /// One player has the highest score (M11).
    Highest,
    /// Two have the highest score, and one of them has more dirhams (M11).
    MoreDirhams,
    /// Two have the highest score and as many dirhams: they share the win (M11).
    SharedEqualDirhams,
    /// Three or more have the highest score: they share the win, whatever their dirhams (M11).
    ThreeShare,
}

impl Marrakech {
    /// The score of `seat` if the match ended now. It competes only if the seat is not out (M7).
    #[must_use]
    pub fn score(&self, seat: Seat) -> Score {
        let (dirhams, squares) = (self.dirhams(seat), self.showing(seat));
        Score { dirhams, squares, total: dirhams + squares }
    }

    /// The reason why the match ended as it did; `None` while it goes on.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        if self.phase() != Phase::Over {
            return None;
        }
        if self.still_in().nth(1).is_none() {
            return Some(Ending::LastIn);
        }
        let mut leaders = self.leaders();
        Some(match (leaders.next(), leaders.next(), leaders.next()) {
            (Some(one), Some(other), None) if self.dirhams(one) == self.dirhams(other) => Ending::SharedEqualDirhams,
            (_, Some(_), None) => Ending::MoreDirhams,
            (_, Some(_), Some(_)) => Ending::ThreeShare,
            (_, None, _) => Ending::Highest,
        })
    }

    /// The final ranking (M11). Below first place, equal scores share a place; players who are out share the last one.
    pub(super) fn places(&self) -> Outcome {
        let by_dirhams = self.leaders().count() == 2;
        let worth = |seat| {
            if self.is_out(seat) {
                return None;
            }
            let tie_break = by_dirhams && self.leaders().any(|leader| leader == seat);
            Some((self.score(seat).total, if tie_break { self.dirhams(seat) } else { 0 }))
        };
        Outcome::by_worth(&self.players().map(worth).collect::<Vec<_>>())
    }

    /// The players still in with the highest score.
    fn leaders(&self) -> impl Iterator<Item = Seat> {
        let best = self.still_in().map(|seat| self.score(seat).total).max();
        self.still_in().filter(move |&seat| Some(self.score(seat).total) == best)
    }
}
