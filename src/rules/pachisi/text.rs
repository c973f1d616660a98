//! The notation of a state: one line of sections.
//!
//! ```text
//! throw=cowries pieces=4; A 0 12 12 40; B 0 0 0 80; C 81 81 81 81; D 0 0 0 0; placed C; skipped A D;
//! before A 0 2 12 40; now A throw after 10
//! ```
//!
//! - The options.
//! - For each seat, the steps of its pieces in ascending order.
//! - `placed`: the seats that are home, in the order of their places. Left out if there are none.
//! - `skipped`: the seats that skipped a usable throw and have used none since (P8). Left out if there are none.
//! - `before`: for each seat whose pieces moved or were hit in this turn, their steps before it (P6). Left out if there
//!   are none.
//! - `now`: `order` and the throws for the start; or the mover with `throw`, `move` and the number, or `over`, and
//!   `after` with the throws of the run before it (P6).
//!
//! The notation includes positions that no match can reach, as long as they do not contradict the rules.

use std::fmt;

use super::{Pachisi, Phase, Run};
use crate::rules::Seat;
use crate::rules::cross::{SEATS, write_steps};

impl fmt::Display for Pachisi {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; ", self.options)?;
        for seat in Seat::all(SEATS) {
            write!(f, "{seat} {}; ", write_steps(&self.pieces, seat))?;
        }
        if self.places.iter().next().is_some() {
            write!(f, "placed {}; ", self.places)?;
        }
        if !self.skipped.is_empty() {
            f.write_str("skipped")?;
            for seat in self.skipped.iter() {
                write!(f, " {seat}")?;
            }
            f.write_str("; ")?;
        }
        if self.before != self.pieces {
            let changed = Seat::all(SEATS).filter(|seat| self.before.of(*seat) != self.pieces.of(*seat));
            let changed = changed.map(|seat| format!("{seat} {}", write_steps(&self.before, seat)));
            write!(f, "before {}; ", changed.collect::<Vec<_>>().join(", "))?;
        }
        f.write_str("now ")?;
        let earlier = self.run.map_or(0, |run| run.times);
        match self.phase {
            Phase::Order(opening) => write!(f, "order {opening}"),
            Phase::Throw => write!(f, "{} throw", self.mover).and_then(|()| write_run(f, self.run, earlier)),
            Phase::Move { number, .. } => {
                write!(f, "{} move {number}", self.mover)?;
                write_run(f, self.run, earlier.saturating_sub(1))
            }
            Phase::Over => write!(f, "{} over", self.mover),
        }
    }
}

/// Writes the throws of a run before the next or the present one.
fn write_run(f: &mut fmt::Formatter<'_>, run: Option<Run>, earlier: u8) -> fmt::Result {
    f.write_str(if earlier > 0 { " after" } else { "" })?;
    (0..earlier).zip(run.into_iter().cycle()).try_for_each(|(_, run)| write!(f, " {}", run.number))
}
