//! Random tournaments keep the invariants: a bye at most once, nobody moves first or second three times in a row or three
//! times more often than not, and no rematch while one can be avoided.

use std::collections::BTreeSet;
use std::fs;
use std::time::{Duration, Instant};

use caravanserai::tournament::{Outcome, Round, System, Tournament, TournamentError};
use fastrand::Rng;

use super::tournament;
use crate::effort;

/// Every player's opponents, byes and sides (`true` for first) so far.
#[derive(Clone, Default)]
struct Seen {
    met: BTreeSet<usize>,
    byes: usize,
    sides: Vec<bool>,
}

impl Seen {
    fn difference(&self) -> usize {
        let firsts = self.sides.iter().filter(|first| **first).count();
        firsts.abs_diff(self.sides.len() - firsts)
    }

    fn may_have(&self, side: bool) -> bool {
        let mut next = self.clone();
        next.sides.push(side);
        next.difference() <= 2 && !next.sides.ends_with(&[side, side, side])
    }
}

fn seen(tournament: &Tournament) -> Vec<Seen> {
    let mut all = vec![Seen::default(); tournament.players().len()];
    for round in tournament.rounds() {
        for pairing in &round.pairings {
            all[pairing.first].met.insert(pairing.second);
            all[pairing.second].met.insert(pairing.first);
            all[pairing.first].sides.push(true);
            all[pairing.second].sides.push(false);
        }
        if let Some(player) = round.bye {
            all[player].byes += 1;
        }
    }
    all
}

/// Searches for a legal pairing of these players with at most `rematches` rematches. Gives up after `steps` steps, with
/// `false`.
fn can_pair(left: &[usize], seen: &[Seen], rematches: usize, steps: &mut usize) -> bool {
    let Some((one, rest)) = left.split_first() else { return true };
    if *steps == 0 {
        return false;
    }
    *steps -= 1;
    if left.len() % 2 == 1 && seen[*one].byes == 0 && can_pair(rest, seen, rematches, steps) {
        return true;
    }
    (0..rest.len()).any(|index| {
        let other = rest[index];
        let again = usize::from(seen[*one].met.contains(&other));
        let fits = |side: bool| seen[*one].may_have(side) && seen[other].may_have(!side);
        let without: Vec<_> = rest.iter().copied().filter(|player| *player != other).collect();
        again <= rematches && (fits(true) || fits(false)) && can_pair(&without, seen, rematches - again, steps)
    })
}

fn present(tournament: &Tournament) -> Vec<usize> {
    (0..tournament.players().len()).filter(|player| tournament.players()[*player].is_present).collect()
}

fn check_round(before: &[Seen], present: &[usize], round: &Round, what: &str) {
    let mut playing: Vec<_> = round.pairings.iter().flat_map(|pairing| [pairing.first, pairing.second]).collect();
    playing.extend(round.bye);
    playing.sort_unstable();
    assert_eq!(playing, present, "{what}: everybody present plays once");
    for pairing in &round.pairings {
        assert!(before[pairing.first].may_have(true) && before[pairing.second].may_have(false), "{what}: {pairing:?}");
    }
    assert!(round.bye.is_none_or(|player| before[player].byes == 0), "{what}: a second bye");
    let rematches = round.pairings.iter().filter(|one| before[one.first].met.contains(&one.second)).count();
    if rematches > 0 {
        assert!(!can_pair(present, before, rematches - 1, &mut 100_000), "{what}: a rematch that can be avoided");
    }
}

fn set_results(rng: &mut Rng, tournament: &mut Tournament) {
    let round = tournament.rounds().len() - 1;
    for table in 0..tournament.rounds()[round].pairings.len() {
        let outcome = [Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins][rng.usize(..3)];
        tournament.set_outcome(round, table, Some(outcome)).expect("a game");
    }
}

/// Lets players come and go.
fn come_and_go(rng: &mut Rng, tournament: &mut Tournament) {
    for player in 0..tournament.players().len() {
        if rng.usize(..40) == 0 {
            let is_present = !tournament.players()[player].is_present;
            tournament.set_present(player, is_present).expect("a player");
        }
    }
    if rng.usize(..8) == 0 {
        // A sixty-first player is refused.
        let _ = tournament.add(&format!("Late {}", tournament.players().len()));
    }
}

#[test]
fn swiss_tournaments_keep_the_invariants() {
    let (mut rounds, mut stuck) = (0, 0);
    // By default less than a tenth: sixty players are paired slowly in an unoptimised build.
    let tournaments: u64 = if effort::is_long() { 10_000 } else { 200 };
    for number in 0..tournaments {
        let mut rng = Rng::with_seed(number);
        let players = if rng.bool() { rng.usize(3..=12) } else { rng.usize(3..=60) };
        let most = System::Swiss.most_rounds(players);
        let planned = rng.usize(1..=most.min(11));
        let mut tournament = tournament(System::Swiss, planned, players);
        while tournament.rounds().len() < planned {
            if number % 2 == 1 {
                come_and_go(&mut rng, &mut tournament);
            }
            let (before, present) = (seen(&tournament), present(&tournament));
            let what = format!("tournament {number}, round {}", tournament.rounds().len() + 1);
            let round = tournament.pair().cloned();
            match round {
                Ok(round) => check_round(&before, &present, &round, &what),
                Err(TournamentError::NobodyPresent) => assert!(present.len() < 2, "{what}"),
                Err(_) => {
                    assert!(!can_pair(&present, &before, present.len(), &mut 100_000), "{what}: a pairing exists");
                    stuck += 1;
                }
            }
            if round_is_missing(&tournament, &before) {
                break;
            }
            rounds += 1;
            set_results(&mut rng, &mut tournament);
            let read: Tournament = tournament.to_string().parse().expect("the text reads back");
            assert_eq!(read, tournament, "{what}");
        }
        assert_eq!(tournament.standings().len(), tournament.players().len());
    }
    println!("{rounds} rounds, {stuck} tournaments that ended early");
    assert!(stuck * 100 < tournaments, "{stuck} of {tournaments} tournaments ended early");
}

/// `true` if the last attempt to pair a round has failed.
fn round_is_missing(tournament: &Tournament, before: &[Seen]) -> bool {
    seen(tournament).iter().zip(before).all(|(now, before)| now.sides == before.sides && now.byes == before.byes)
}

/// The time that this thread has had a processor; where the system does not tell, the time since `start`.
fn worked(start: Instant) -> Duration {
    let line = fs::read_to_string("/proc/thread-self/schedstat").ok();
    let nanos = line.and_then(|line| line.split(' ').next()?.parse().ok());
    nanos.map_or_else(|| start.elapsed(), Duration::from_nanos)
}

#[test]
fn a_round_of_sixty_is_paired_in_200_ms() {
    let start = Instant::now();
    let mut rng = Rng::with_seed(60);
    let mut sixty = tournament(System::Swiss, 9, 60);
    let mut times = Vec::new();
    for _ in 0..9 {
        let before = worked(start);
        sixty.pair().expect("a round");
        times.push(worked(start).saturating_sub(before));
        set_results(&mut rng, &mut sixty);
    }
    println!("{times:?}");
    assert!(times.iter().all(|time| *time < Duration::from_millis(200)), "{times:?}");
}
