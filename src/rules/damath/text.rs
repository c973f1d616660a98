//! Writing a state as one line of text.

use std::fmt;

use super::{Damath, End, Hand, Number, Offer, Side};

/// Sections separated by ` | `. Always written are the options and, before the lot, `lot`; after it
///
/// - `first A`, the seat of the first player, A if left out in reading;
/// - `turn 1`, the side whose move it is, 1 if left out;
/// - `1: 10@12 D7@32 …` and `2: …`, the pieces of each side: the chip's inscription, `D` before it if it is a dama, and
///   its square; without both, the pieces stand as at the start;
/// - `scores 0 1/2-3√2`, what each side has made by capturing, 0 if left out;
/// - `move 17`, how many moves have been made, 0 if left out;
///
/// and where there is something to say
///
/// - `quiet 32-54 67-45`, the moves in a row that were neither a capture nor a chip's move and led to this position;
/// - `shuttle 1 3 32`, for a side that has made moves to and fro with its only piece, a dama: how many, and where the
///   last one came from;
/// - `entered 32x54`, the piece chosen and the jumps entered;
/// - `late opponent` or `late lot`, who makes the move;
/// - `offer open` or `offer declined`;
/// - `finishing`, if the time for the game is up;
/// - `over time`, `over agreed` or `over surrendered A`; other ends can be seen from the position.
impl fmt::Display for Damath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = self.options.set;
        write!(f, "{}", self.options)?;
        let Some(first) = self.first else {
            return f.write_str(" | lot");
        };
        write!(f, " | first {first} | turn {}", self.side)?;
        for side in Side::BOTH {
            write!(f, " | {side}:")?;
            for (square, piece) in self.board.pieces(side) {
                write!(f, " {}", set.write_placed(piece, square))?;
            }
        }
        let [one, two] = self.scores.map(|score| Number::from_sum(score, set));
        write!(f, " | scores {one} {two} | move {}", self.moves)?;
        if let [_, ..] = self.quiet.moves() {
            f.write_str(" | quiet")?;
            self.quiet.moves().iter().try_for_each(|[from, to]| write!(f, " {from}-{to}"))?;
        }
        for (side, shuttle) in Side::BOTH.into_iter().zip(self.shuttles) {
            if shuttle.count > 0 {
                write!(f, " | shuttle {side} {} {}", shuttle.count, shuttle.from)?;
            }
        }
        if let Some(entered) = self.entered {
            write!(f, " | entered {entered}")?;
        }
        f.write_str(match self.hand {
            Hand::Own => "",
            Hand::Opponent => " | late opponent",
            Hand::Lot => " | late lot",
        })?;
        f.write_str(match self.offer {
            Offer::None => "",
            Offer::Open => " | offer open",
            Offer::Declined => " | offer declined",
        })?;
        if self.finishing {
            f.write_str(" | finishing")?;
        }
        match self.end {
            Some(End::Time) => f.write_str(" | over time"),
            Some(End::Agreed) => f.write_str(" | over agreed"),
            Some(End::Surrendered(loser)) => write!(f, " | over surrendered {loser}"),
            _ => Ok(()),
        }
    }
}
