//! Rounds of Swiss tournaments are paired as by the Python package `caissify-pairings`, which follows the Dutch system too.

use std::collections::BTreeSet;
use std::env;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::thread;

use caravanserai::tournament::{Outcome, Round, System, Tournament};
use fastrand::Rng;

use super::tournament;
use crate::effort::tries;

/// A round of a random tournament as it was paired here.
struct Case {
    /// The state before the round, for the package.
    state: String,
    /// The points of each player before it, in halves.
    points: Vec<u32>,
    round: Round,
}

/// The Python that has the package: `scripts/setup` installs it.
fn python() -> Option<PathBuf> {
    env::var_os("PAIRINGS_PYTHON").map(PathBuf::from).filter(|python| python.exists())
}

/// Writes the state of a tournament as the package wants it.
fn state(tournament: &Tournament, points: &[u32]) -> String {
    let mut running = vec![0; tournament.players().len()];
    let mut sides = vec![Vec::new(); running.len()];
    let mut floats = vec![Vec::new(); running.len()];
    let mut byes = vec![0; running.len()];
    let mut met = Vec::new();
    for round in tournament.rounds() {
        let before = running.clone();
        let mut float = vec!["none"; running.len()];
        for pairing in &round.pairings {
            let (first, second) = (pairing.first, pairing.second);
            met.push(format!("[{},{}]", first + 1, second + 1));
            sides[first].push("white");
            sides[second].push("black");
            (float[first], float[second]) = match before[first].cmp(&before[second]) {
                std::cmp::Ordering::Less => ("up", "down"),
                std::cmp::Ordering::Equal => ("none", "none"),
                std::cmp::Ordering::Greater => ("down", "up"),
            };
            let (of_first, of_second) = pairing.outcome.expect("a result").points();
            running[first] += of_first;
            running[second] += of_second;
        }
        if let Some(player) = round.bye {
            running[player] += 2;
            byes[player] += 1;
            float[player] = "down";
        }
        for (player, float) in float.into_iter().enumerate() {
            floats[player].push(float);
        }
    }
    let present = (0..running.len()).filter(|player| tournament.players()[*player].is_present);
    let players: Vec<_> = present
        .map(|player| {
            let number = player + 1;
            format!(
                r#"{{"id":{number},"starting_number":{number},"pairing_number":{number},"rating":{},"score":{},"color_hist":{:?},"float_history":{:?},"bye_count":{}}}"#,
                3000 - number,
                f64::from(points[player]) / 2.0,
                sides[player],
                floats[player],
                byes[player],
            )
        })
        .collect();
    let round = tournament.rounds().len() + 1;
    format!(r#"{{"round":{round},"met":[{}],"players":[{}]}}"#, met.join(","), players.join(","))
}

/// All rounds of a random tournament, up to the first rematch.
fn cases(number: usize) -> Vec<Case> {
    let mut rng = Rng::with_seed(number as u64);
    let players = rng.usize(4..=24);
    let planned = System::Swiss.most_rounds(players).min(rng.usize(4..=7));
    let mut tournament = tournament(System::Swiss, planned, players);
    let mut cases = Vec::new();
    for _ in 0..planned {
        if number.is_multiple_of(3) {
            for player in 0..players {
                let was_present = tournament.players()[player].is_present;
                tournament.set_present(player, was_present ^ (rng.usize(..30) == 0)).expect("a player");
            }
        }
        let mut points = vec![0; players];
        for standing in tournament.standings() {
            points[standing.player] = standing.points;
        }
        let state = state(&tournament, &points);
        let met: BTreeSet<_> = tournament.rounds().iter().flat_map(pairs).collect();
        let Ok(round) = tournament.pair().cloned() else { break };
        if pairs(&round).iter().any(|pair| met.contains(pair)) {
            break;
        }
        for table in 0..round.pairings.len() {
            let outcome = [Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins][rng.usize(..3)];
            tournament.set_outcome(tournament.rounds().len() - 1, table, Some(outcome)).expect("a game");
        }
        cases.push(Case { state, points, round });
    }
    cases
}

/// The pairs, the lower number first; a player with a bye is a pair with itself.
fn pairs(round: &Round) -> Vec<(usize, usize)> {
    let games = round.pairings.iter().map(|one| (one.first.min(one.second), one.first.max(one.second)));
    let mut pairs: Vec<_> = games.chain(round.bye.map(|player| (player, player))).collect();
    pairs.sort_unstable();
    pairs
}

/// The pairs as the package has printed them.
fn read(line: &str) -> Vec<(usize, usize)> {
    let number = |text: &str| text.parse::<usize>().expect("a number") - 1;
    let pair = |text: &str| {
        let (one, other) = text.split_once('-').unwrap_or((text, text));
        (number(one).min(number(other)), number(one).max(number(other)))
    };
    let mut pairs: Vec<_> = line.split_whitespace().map(pair).collect();
    pairs.sort_unstable();
    pairs
}

/// The score groups that meet, and that of the player with the bye.
fn groups(pairs: &[(usize, usize)], points: &[u32]) -> Vec<(u32, u32, bool)> {
    let group = |(one, other): &(usize, usize)| {
        let (one_has, other_has) = (points[*one], points[*other]);
        (one_has.min(other_has), one_has.max(other_has), one == other)
    };
    let mut groups: Vec<_> = pairs.iter().map(group).collect();
    groups.sort_unstable();
    groups
}

#[test]
fn rounds_are_paired_as_by_another_program() {
    let Some(python) = python() else {
        println!("skipped: the Python package caissify-pairings is not there");
        return;
    };
    let cases: Vec<_> = (0..tries(400)).flat_map(cases).collect();
    let mut program = Command::new(python)
        .arg(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/tournament/reference.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let mut input = program.stdin.take().expect("its input");
    let states: Vec<_> = cases.iter().map(|case| case.state.clone()).collect();
    let writer = thread::spawn(move || states.iter().try_for_each(|state| writeln!(input, "{state}")));
    let output = String::from_utf8(program.wait_with_output().expect("its output").stdout).expect("a text");
    writer.join().expect("no panic").expect("the program reads all");
    assert_eq!(output.lines().count(), cases.len());
    let (mut same_groups, mut same_pairs) = (0, 0);
    for (case, line) in cases.iter().zip(output.lines()) {
        let (here, there) = (pairs(&case.round), read(line));
        same_pairs += usize::from(here == there);
        same_groups += usize::from(groups(&here, &case.points) == groups(&there, &case.points));
        if here != there && env::var_os("DIFFERENCES").is_some() {
            println!("{}\nhere {here:?}\nthere {there:?}", case.state);
        }
    }
    println!("of {} rounds, {same_groups} with the same groups and {same_pairs} with the same pairs", cases.len());
    assert!(same_groups * 100 >= cases.len() * 99, "{same_groups} of {} rounds have the same groups", cases.len());
    assert!(same_pairs * 100 >= cases.len() * 98, "{same_pairs} of {} rounds have the same pairs", cases.len());
}
