//! The time used on a match's clocks. The game defines the clocks, and what happens when one runs out.

use std::fmt;

use crate::rules::{Clause, Clock};

/// A clock of the match, with the number of the place from which its time counts.
pub(super) type PlacedClock<A> = (Clock<A>, usize);

/// The time used on the clocks, for each place from which time has counted: a player who comes back to a place by undo or redo
/// finds the clock as it was there. Its text form is saved and survives a reload.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Clocks {
    used: Vec<Used>,
    /// The clauses of the running clocks, and the numbers of the places from which they count.
    running: Vec<(Clause, usize)>,
    /// The time at which the running clocks were started, in milliseconds.
    since: f64,
}

/// The time used on a clock.
#[derive(Clone, Debug, PartialEq)]
struct Used {
    /// The clause of the clock; owned text, because it may come from a saved text.
    clause: String,
    /// The number of the place from which it counts.
    place: usize,
    millis: u32,
}

impl Used {
    fn is_of(&self, clause: Clause, place: usize) -> bool {
        self.clause == clause.0 && self.place == place
    }
}

impl Clocks {
    /// Adds the time until `now`, in milliseconds, to the running clocks, and stops them.
    pub fn stop(&mut self, now: f64) {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "what is too little or too much, is cut"
        )]
        let passed = (now - self.since) as u32;
        for (clause, place) in self.running.drain(..) {
            if let Some(used) = self.used.iter_mut().find(|used| used.is_of(clause, place)) {
                used.millis = used.millis.saturating_add(passed);
            }
        }
    }

    /// `true` if any clock has ever run: a timed match has states in which none does.
    #[must_use]
    pub fn have_run(&self) -> bool {
        !self.used.is_empty()
    }

    /// Starts these clocks at `now`, in milliseconds. A clock that has never counted from its place has its full time.
    pub(super) fn start<A>(&mut self, clocks: &[PlacedClock<A>], now: f64) {
        self.running = clocks.iter().map(|(clock, place)| (clock.clause, *place)).collect();
        for (clause, place) in &self.running {
            if !self.used.iter().any(|used| used.is_of(*clause, *place)) {
                self.used.push(Used { clause: clause.0.into(), place: *place, millis: 0 });
            }
        }
        self.since = now;
    }

    /// The remaining time of a clock in milliseconds; 0 if it has run out.
    pub(super) fn left<A>(&self, (clock, place): &PlacedClock<A>) -> u32 {
        let used = self.used.iter().find(|used| used.is_of(clock.clause, *place));
        (clock.seconds * 1000).saturating_sub(used.map_or(0, |used| used.millis))
    }

    /// Parses the text form. Entries that cannot be parsed are ignored.
    #[must_use]
    pub fn read(text: &str) -> Self {
        let used = |entry: &str| {
            let mut words = entry.split(' ');
            let (clause, place, millis) = (words.next()?, words.next()?, words.next()?);
            Some(Used { clause: clause.into(), place: place.parse().ok()?, millis: millis.parse().ok()? })
        };
        Self { used: text.split(';').filter_map(used).collect(), ..Self::default() }
    }
}

/// Written `D13 4 2500;D14 0 61000`: the clause, the number of the place from which the clock counts, and the milliseconds
/// used.
impl fmt::Display for Clocks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = self.used.iter().map(|Used { clause, place, millis }| format!("{clause} {place} {millis}"));
        f.write_str(&used.collect::<Vec<_>>().join(";"))
    }
}

/// Formats a remaining time as minutes and seconds, rounded up, so that only a clock that has run out shows 0:00.
pub fn shown(millis: u32) -> String {
    let seconds = millis.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(clause: &'static str, place: usize) -> PlacedClock<()> {
        (Clock { clause: Clause(clause), started: 0, seconds: 20, up: () }, place)
    }

    fn left(clocks: &Clocks, clock: &PlacedClock<()>) -> String {
        shown(clocks.left(clock))
    }

    #[test]
    fn only_clocks_that_run_are_used() {
        let (a_move, game) = (clock("D13", 1), clock("D14", 0));
        let mut clocks = Clocks::default();
        clocks.start(&[a_move.clone(), game.clone()], 1000.0);
        clocks.stop(3500.0);
        clocks.start(std::slice::from_ref(&game), 9000.0);
        clocks.stop(10_000.0);
        assert_eq!([left(&clocks, &a_move), left(&clocks, &game)], ["0:18", "0:17"]);
    }

    #[test]
    fn a_clock_has_its_whole_time_at_a_new_place_and_what_was_left_at_a_known_one() {
        let mut clocks = Clocks::default();
        for (place, from) in [(1, 0.0), (2, 5000.0), (1, 6000.0)] {
            clocks.start(&[clock("D13", place)], from);
            clocks.stop(if place == 1 { from + 5000.0 } else { from + 1000.0 });
        }
        assert_eq!(left(&clocks, &clock("D13", 1)), "0:10");
        assert_eq!(left(&clocks, &clock("D13", 2)), "0:19");
    }

    #[test]
    fn time_that_is_over_is_nought() {
        let mut clocks = Clocks::default();
        clocks.start(&[clock("D13", 1)], 0.0);
        clocks.stop(1e9);
        assert_eq!(left(&clocks, &clock("D13", 1)), "0:00");
        assert_eq!(shown(1), "0:01");
        assert_eq!(shown(1_200_000), "20:00");
    }

    #[test]
    fn a_device_whose_time_is_set_back_takes_nothing_from_a_clock() {
        let mut clocks = Clocks::default();
        clocks.start(&[clock("D13", 1)], 5000.0);
        clocks.stop(1000.0);
        assert_eq!(left(&clocks, &clock("D13", 1)), "0:20");
    }

    #[test]
    fn what_is_used_survives_as_text_and_nonsense_does_no_harm() {
        let mut clocks = Clocks::default();
        clocks.start(&[clock("D13", 1), clock("D14", 0)], 0.0);
        clocks.stop(2500.0);
        assert_eq!(clocks.to_string(), "D13 1 2500;D14 0 2500");
        assert_eq!(Clocks::read(&clocks.to_string()), Clocks { since: 0.0, ..clocks });
        for text in ["", ";", "D13", "D13 x 5", "D13 1 -5", "💥"] {
            assert_eq!(Clocks::read(text), Clocks::default(), "{text}");
        }
    }
}
