//! The notation of a state, as one line.

use std::fmt;

use super::options::{Words, word};
use super::{Damath, End, Hand, Offer, Setup, Side, Square};

pub(super) const HANDS: Words<Hand> = &[("opponent", Hand::Opponent), ("lot", Hand::Chance)];
pub(super) const OFFERS: Words<Offer> = &[("open", Offer::Open), ("declined", Offer::Declined)];

/// Sections separated by ` | `. Always written are the options and, before the toss, `lot`; after it
///
/// - `first A`, the seat of the first player, A if left out in reading;
/// - `turn 1`, the side whose move it is, 1 if left out;
/// - `1: 10@12 D7@32 …` and `2: …`, the pieces of each side: the chip's inscription, `D` before it if it is a dama, and
///   its square; without both, the pieces stand as at the start;
/// - `scores 0 1/2-3√2`, the score of each side by capturing, 0 if left out;
///
/// and, if they apply,
///
/// - `move 17`, the number of moves made, 0 if left out; states always have it;
/// - `quiet 32-54 67-45`, the moves in a row that were neither a capture nor a chip's move and led to this position;
/// - `shuttle 1 3 32`, for a side that has moved to and fro with its only piece, a dama: the side, the number of moves,
///   and the square that the last one left;
/// - `entered 32x54`, the piece chosen and the jumps entered;
/// - `late opponent` or `late lot`, the maker of the move;
/// - `offer open` or `offer declined`;
/// - `finishing`, if the time for the game is up;
/// - `over time`, `over agreed` or `over surrendered A`; the position shows other ends.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.options)?;
        let Some(first) = self.first else {
            return f.write_str(" | lot");
        };
        write!(f, " | first {first} | turn {}", self.side)?;
        for side in Side::BOTH {
            write!(f, " | {side}:")?;
            for (square, piece) in self.board.pieces(side) {
                write!(f, " {}", self.options.set.write_placed(piece, square))?;
            }
        }
        write!(f, " | scores {}", self.written_scores())?;
        if let Some(moves) = self.moves {
            write!(f, " | move {moves}")?;
        }
        if !self.quiet.is_empty() {
            f.write_str(" | quiet")?;
            self.quiet.iter().try_for_each(|way| write!(f, " {way}"))?;
        }
        for (side, shuttle) in Side::BOTH.into_iter().zip(self.shuttles) {
            if shuttle.count > 0 {
                write!(f, " | shuttle {side} {} {}", shuttle.count, shuttle.from)?;
            }
        }
        f.write_str(&self.written_turn())
    }
}

impl Setup {
    /// The contents of the section with both scores.
    pub(super) fn written_scores(&self) -> String {
        let [one, two] = self.scores.each_ref().map(|score| if score.is_empty() { "0" } else { score });
        format!("{one} {two}")
    }

    /// The piece chosen and the jumps entered.
    pub(super) fn written_entered(&self) -> String {
        self.entered.iter().map(Square::to_string).collect::<Vec<_>>().join("x")
    }

    /// The sections that a match does not have whose position shows its end; empty if there are none.
    pub(super) fn written_turn(&self) -> String {
        let mut text = String::new();
        let mut section = |name: &str, rest: &str| {
            if !rest.is_empty() {
                text.extend([" | ", name, rest]);
            }
        };
        section("entered ", &self.written_entered());
        section("late ", word(HANDS, self.hand));
        section("offer ", word(OFFERS, self.offer));
        section("", if self.finishing { "finishing" } else { "" });
        match self.over {
            Some(End::Time) => section("over ", "time"),
            Some(End::Agreed) => section("over ", "agreed"),
            Some(End::Resigned(loser)) => section("over surrendered ", &loser.to_string()),
            _ => {}
        }
        text
    }
}

/// The notation of [`Setup`].
impl fmt::Display for Damath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Setup::from(self).fmt(f)
    }
}
