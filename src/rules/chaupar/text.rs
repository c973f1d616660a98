//! The notation of a state: one line of sections.
//!
//! ```text
//! A 17 17 30 30 earned, pair 17 false, pair 30 moved leapt true; B 6 7 12 12 open; C 0 25 25 60 failed;
//! D 81 81 81 81 earned, missed 2; placed D; now A move 3 4 used 3 at 17
//! ```
//!
//! - For each seat: the steps of its pieces in ascending order; its right to pairs, `open`, `earned` or `failed` (C7);
//!   the
//!   marks of its pairs (C8, C12); `missed` and the number of turns missed, for a seat that is home (C14).
//! - `placed`: the seats that are home, in the order of their places. Left out if there are none.
//! - `turns`: how many turns have ended of those that the players have agreed on (C15). Left out in the whole game.
//! - `now`: `order` and the throws for the start; or the thrower with `throw`, `move` and the throw with the used pasa,
//!   `name`, `name again` if another throw follows, or `over`.
//!
//! A pair on steps 9 to 72 has no section if it has not moved as a pair, was not leapt over and has no name. The
//! notation includes positions that no match can reach, as long as they do not contradict the rules.

use std::fmt;

use super::{Chaupar, Name, Pair, PairRight, Phase};
use crate::rules::Seat;
use crate::rules::cross::{SEATS, write_steps};

impl fmt::Display for Chaupar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(SEATS) {
            write!(f, "{seat} {} {}", write_steps(&self.pieces, seat), self.pair_right(seat))?;
            for pair in self.pairs(seat).filter(|pair| *pair != Pair::new(pair.step)) {
                write!(f, ", {pair}")?;
            }
            if self.missed(seat) > 0 {
                write!(f, ", missed {}", self.missed(seat))?;
            }
            f.write_str("; ")?;
        }
        if self.places.iter().next().is_some() {
            write!(f, "placed {}; ", self.places)?;
        }
        if let Some(rounds) = self.rounds {
            write!(f, "turns {rounds}; ")?;
        }
        f.write_str("now ")?;
        match self.phase {
            Phase::Order(opening) => write!(f, "order {opening}"),
            Phase::Throw => write!(f, "{} throw", self.thrower),
            Phase::Move { throw, used: None, .. } => write!(f, "{} move {throw}", self.thrower),
            Phase::Move { throw, used: Some(used), .. } => {
                write!(f, "{} move {throw} used {} at {}", self.thrower, used.pasa, used.at)
            }
            Phase::Name { again } => write!(f, "{} name{}", self.thrower, if again { " again" } else { "" }),
            Phase::Over => write!(f, "{} over", self.thrower),
        }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "pair {}", self.step)?;
        f.write_str(if self.moved { " moved" } else { "" })?;
        f.write_str(if self.leapt { " leapt" } else { "" })?;
        f.write_str(match self.name {
            Some(Name::True) => " true",
            Some(Name::False) => " false",
            None => "",
        })
    }
}

impl fmt::Display for PairRight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Earned => "earned",
            Self::Failed => "failed",
        })
    }
}
