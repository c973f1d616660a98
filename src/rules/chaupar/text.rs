//! The notation of a state: one line of sections.
//!
//! ```text
//! A 17 17 30 30 earned, pair 17 false, pair 30 moved leapt true; B 6 7 12 12 open; C 0 25 25 60 failed;
//! D 81 81 81 81 earned, missed 2; placed D; now A move 3 4 used 3 at 17
//! ```
//!
//! - A section for each seat: the steps of its pieces, rising; `open`, `earned` or `failed` (C7); what is to be said of
//!   its pairs (C8, C12); for who is home, how many turns he has missed (C14).
//! - `placed`, once somebody is: who is home, in the order of their places.
//! - `now`: `order` and the throws for the start, or the thrower and `throw`, `move` with the throw and the pasa that has
//!   been used, `name`, `name again` if a doublet follows, or `over`.
//!
//! Two pieces on a step 9 to 72 are a pair of which there is nothing to be said: it has not moved as a pair, was not leapt
//! over and is the only one. Positions that no play leads to can be written too, as long as nothing in them contradicts
//! the rules.

use std::fmt;

use super::{Chaupar, Name, Pair, Phase, Standing};
use crate::rules::Seat;
use crate::rules::cross::{SEATS, write_steps};

impl fmt::Display for Chaupar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for seat in Seat::all(SEATS) {
            write!(f, "{seat} {} {}", write_steps(&self.pieces, seat), self.standing(seat))?;
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

impl fmt::Display for Standing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Open => "open",
            Self::Earned => "earned",
            Self::Failed => "failed",
        })
    }
}
