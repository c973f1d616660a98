//! Final places (C15, P14) and statistics of the match: throws and luck, hits, the longest run.

use super::{Cross, what};
use crate::rules::cross::{AROUND, Group, HOME, SEATS};
use crate::rules::{Clause, Seat};
use crate::scene::ending::{best, in_places, title};
use crate::scene::{Ending, EndingRow, Highlight, Seating};
use crate::words;

/// One step of a match, as input to its statistics.
#[derive(Clone, Copy)]
pub struct MatchStep {
    /// The seat that threw or moved.
    pub seat: Seat,
    /// The number thrown, for a throw that is to be used.
    pub thrown: Option<u8>,
    /// Number of steps that a piece or a pair moved.
    pub went: u8,
    /// Pieces sent back.
    pub hit: Option<Group>,
    /// `true` if this ends the turn.
    pub ends: bool,
    /// `true` if this undoes the whole turn (P6).
    pub undone: bool,
}

/// Totals of a seat over the match.
#[derive(Clone, Copy, Default)]
struct Tally {
    throws: i64,
    thrown: i64,
    given: i64,
    taken: i64,
}

impl Tally {
    /// Returns how far the throws are beyond the average of as many, rounded to the nearest integer.
    fn luck(&self, Average { sum, weight }: Average) -> i64 {
        (2 * (self.thrown * weight - self.throws * sum) + weight).div_euclid(2 * weight)
    }
}

/// The average throw, as a fraction.
#[derive(Clone, Copy)]
struct Average {
    sum: i64,
    weight: i64,
}

impl Average {
    /// The average of these throws with their weights.
    fn of(numbers: impl Iterator<Item = (u8, u32)>) -> Self {
        numbers.fold(Self { sum: 0, weight: 0 }, |all, (number, share)| Self {
            sum: all.sum + i64::from(number) * i64::from(share),
            weight: all.weight + i64::from(share),
        })
    }
}

/// A hit and the seat that made it; the number of steps in one turn, with its seat.
type Hit = (Seat, Group);
type Run = (Seat, i64);

/// Statistics of a match: totals by seat, all hits, and the run and the number of throws of each turn.
struct Statistics {
    tallies: [Tally; SEATS as usize],
    hits: Vec<Hit>,
    runs: Vec<Run>,
    turns: Vec<(Seat, i64)>,
}

fn statistics(match_steps: impl Iterator<Item = MatchStep>) -> Statistics {
    let mut statistics =
        Statistics { tallies: Default::default(), hits: Vec::new(), runs: Vec::new(), turns: Vec::new() };
    let (mut hits, mut run, mut throws) = (Vec::new(), 0, 0);
    for match_step in match_steps {
        let tally = &mut statistics.tallies[match_step.seat.index()];
        tally.throws += i64::from(match_step.thrown.is_some());
        tally.thrown += i64::from(match_step.thrown.unwrap_or(0));
        throws += i64::from(match_step.thrown.is_some());
        run += i64::from(match_step.went);
        hits.extend(match_step.hit.map(|hit| (match_step.seat, hit)));
        if match_step.undone {
            (run, hits) = (0, Vec::new());
        }
        if match_step.ends {
            statistics.runs.push((match_step.seat, std::mem::take(&mut run)));
            statistics.turns.push((match_step.seat, std::mem::take(&mut throws)));
            statistics.hits.append(&mut hits);
        }
    }
    statistics.hits.append(&mut hits);
    for (seat, hit) in &statistics.hits {
        statistics.tallies[seat.index()].given += 1;
        statistics.tallies[hit.seat.index()].taken += 1;
    }
    statistics
}

/// Returns the final score. `stopped` says why the match ended with open places, and how these are given. `numbers` are the
/// possible throws with their weights.
pub fn ending<G: Cross>(
    game: &G,
    match_steps: impl Iterator<Item = MatchStep>,
    numbers: impl Iterator<Item = (u8, u32)>,
    seating: &Seating,
    stopped: (String, Clause),
) -> Option<Ending> {
    let outcome = game.outcome()?;
    let stopped = Some(stopped).filter(|_| !game.placed().are_settled());
    let statistics = statistics(match_steps);
    let average = Average::of(numbers);
    let row = |(seat, place): (Seat, u8)| {
        let tally = statistics.tallies[seat.index()];
        let Tally { throws, given, taken, .. } = tally;
        let steps = stopped.as_ref().map(|_| words::cross::told_steps(game.all_pieces().sum(seat)));
        let more = tally.luck(average);
        let luck = match more {
            0 => "even",
            1.. => "more",
            _ => "less",
        };
        let details = [words::cross::told_hits(given, taken), words::cross::told_throws(throws, luck, more.abs())];
        let details: Vec<_> = steps.into_iter().chain(details).collect();
        EndingRow { seat, place, score: words::cross::placed(place), details: details.join(" "), note: None }
    };
    let run = best(statistics.runs.iter(), |(_, steps)| *steps)
        .map(|(seat, steps)| words::cross::longest_run(seating.who(*seat), *steps));
    let hit =
        best(statistics.hits.iter(), |(_, hit)| i64::from(hit.step.0) * i64::from(hit.pieces)).map(|(seat, hit)| {
            let (who, whom) = (seating.who(*seat), seating.who(hit.seat));
            words::cross::hardest_hit(who, whom, what(hit.pieces == 2), hit.step.0, HOME - hit.step)
        });
    Some(Ending {
        title: title(&outcome, seating, &[]),
        rows: in_places(&outcome).into_iter().map(row).collect(),
        why: stopped,
        notes: hit.into_iter().chain(run).collect(),
        one_sided: false,
    })
}

/// Returns the luck of all seats so far, in the order of their turns. `numbers` are the possible throws with their weights.
pub fn luck_text(
    match_steps: impl Iterator<Item = MatchStep>,
    numbers: impl Iterator<Item = (u8, u32)>,
    seating: &Seating,
) -> String {
    let (tallies, average) = (statistics(match_steps).tallies, Average::of(numbers));
    let luck = |seat: Seat| {
        let steps = words::signed(tallies[seat.index()].luck(average));
        format!("{}\u{a0}{steps}", seating.name(seat))
    };
    words::cross::luck_so_far(&AROUND.map(luck).join(" · "))
}

/// Returns the highlights of the match: most throws in a turn, most hits by a player.
pub fn highlights(match_steps: impl Iterator<Item = MatchStep>) -> Vec<Highlight> {
    let statistics = statistics(match_steps);
    let hits = Seat::all(SEATS).zip(statistics.tallies).map(|(seat, tally)| (seat, tally.given));
    [Highlight::greatest("throws", statistics.turns.into_iter()), Highlight::greatest("hits", hits)]
        .into_iter()
        .flatten()
        .collect()
}
