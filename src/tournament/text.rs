//! A tournament as a text, in which it is saved:
//!
//! ```text
//! tournament 1
//! swiss 5
//! title Damath Cup
//! section Sampaguita
//! school Rizal High School
//! date 2026-11-29
//! here Ana Reyes
//! gone Ben Cruz
//! round
//! 1 2 1-0
//! 4 3 ?
//! bye 5
//! end
//! ```
//!
//! The title, the section, the school and the date may each be missing.
//!
//! Players are counted from one. A result is `1-0`, `1/2`, `0-1`, by forfeit `+/-`, `-/+`, `-/-`, or `?` as long as it is
//! not known.

use std::collections::BTreeSet;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use super::about::About;
use super::round::{Outcome, Pairing, Round};
use super::tournament::{System, Tournament};

const HEADER: &str = "tournament 1";
/// The keys of what a tournament is called, in their order.
const ABOUT: [&str; 4] = ["title", "section", "school", "date"];
const ROUND: &str = "round";
const END: &str = "end";

/// The reason why a text is not a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// The number of the first line that is wrong or missing, from one.
    pub line: usize,
    /// The tournament up to the last round that can be read, if its players can.
    pub kept: Option<Box<Tournament>>,
}

impl Display for Tournament {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        writeln!(out, "{HEADER}\n{} {}", system_name(self.system), self.planned)?;
        let About { title, section, school, date } = &self.about;
        let date = date.map(|date| date.to_string()).unwrap_or_default();
        for (key, text) in ABOUT.into_iter().zip([title, section, school, &date]) {
            if !text.is_empty() {
                writeln!(out, "{key} {text}")?;
            }
        }
        for player in &self.players {
            writeln!(out, "{} {}", if player.is_present { "here" } else { "gone" }, player.name)?;
        }
        for round in &self.rounds {
            writeln!(out, "{ROUND}")?;
            for pairing in &round.pairings {
                writeln!(out, "{} {} {}", pairing.first + 1, pairing.second + 1, outcome_name(pairing.outcome))?;
            }
            if let Some(player) = round.bye {
                writeln!(out, "bye {}", player + 1)?;
            }
        }
        writeln!(out, "{END}")
    }
}

impl FromStr for Tournament {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let lines: Vec<&str> = text.lines().collect();
        let (mut tournament, mut at) = read_players(&lines).map_err(|line| ReadError { line, kept: None })?;
        loop {
            match lines.get(at) {
                Some(&END) => return Ok(tournament),
                Some(&ROUND) if tournament.rounds.len() < tournament.planned => {
                    match read_round(&lines, at + 1, &tournament) {
                        Ok((round, next)) => {
                            tournament.rounds.push(round);
                            at = next;
                        }
                        Err(line) => return Err(ReadError { line: line + 1, kept: Some(Box::new(tournament)) }),
                    }
                }
                _ => return Err(ReadError { line: at + 1, kept: Some(Box::new(tournament)) }),
            }
        }
    }
}

/// Reads all before the first round. Returns the index of the line after it.
///
/// # Errors
/// Errors with the number of the wrong line.
fn read_players(lines: &[&str]) -> Result<(Tournament, usize), usize> {
    if lines.first() != Some(&HEADER) {
        return Err(1);
    }
    let (system, planned) = lines.get(1).and_then(|line| line.split_once(' ')).ok_or(2_usize)?;
    let system =
        [System::Swiss, System::RoundRobin].into_iter().find(|one| system_name(*one) == system).ok_or(2_usize)?;
    let planned = planned.parse().map_err(|_| 2_usize)?;
    let (about, from) = read_about(lines)?;
    let players: Vec<_> =
        lines.iter().skip(from).map_while(|line| line.split_once(' ').filter(|(key, _)| is_player(key))).collect();
    let next = from + players.len();
    let names: Vec<_> = players.iter().map(|(_, name)| (*name).to_owned()).collect();
    let mut tournament = Tournament::new(system, 1, &names).map_err(|_| next + 1)?;
    tournament.about = about;
    for (player, (key, _)) in players.iter().enumerate() {
        tournament.players[player].is_present = *key == "here";
    }
    // Players who came late raise the largest number of rounds.
    if !(1..=system.most_rounds(names.len())).contains(&planned) {
        return Err(2);
    }
    tournament.planned = planned;
    Ok((tournament, next))
}

/// Reads what the tournament is called. Returns the index of the line after it.
///
/// # Errors
/// Errors with the number of the wrong line.
fn read_about(lines: &[&str]) -> Result<(About, usize), usize> {
    let (mut about, mut at) = (About::default(), 2);
    for key in ABOUT {
        let line = lines.get(at).and_then(|line| line.split_once(' '));
        let Some((_, text)) = line.filter(|(found, _)| *found == key) else { continue };
        match key {
            "title" => text.clone_into(&mut about.title),
            "section" => text.clone_into(&mut about.section),
            "school" => text.clone_into(&mut about.school),
            _ => about.date = Some(text.parse().map_err(|_| at + 1)?),
        }
        at += 1;
    }
    if about == about.tidied() { Ok((about, at)) } else { Err(3) }
}

/// Returns `true` if a saved text has a game between players with these names. The text and the names are in small letters, without accents. The page of
/// a match asks this without reading the whole tournament, whose code it would have to download.
#[must_use]
pub fn has_game(text: &str, names: [&str; 2]) -> bool {
    let players: Vec<_> =
        text.lines().filter_map(|line| line.strip_prefix("here ").or_else(|| line.strip_prefix("gone "))).collect();
    let number = |name: &str| players.iter().position(|player| *player == name).map(|player| player + 1);
    let [Some(one), Some(other)] = names.map(number) else { return false };
    let games = [format!("{one} {other} "), format!("{other} {one} ")];
    text.lines().any(|line| games.iter().any(|game| line.starts_with(game)))
}

fn is_player(key: &str) -> bool {
    key == "here" || key == "gone"
}

/// Reads a round whose first game is in the line with the index `from`. Returns the index of the line after it.
///
/// # Errors
/// Errors with the index of the wrong line.
fn read_round(lines: &[&str], from: usize, tournament: &Tournament) -> Result<(Round, usize), usize> {
    let mut round = Round::default();
    let mut seen = BTreeSet::new();
    let mut player = |text: &str| {
        let number = text.parse::<usize>().ok()?.checked_sub(1)?;
        (number < tournament.players.len() && seen.insert(number)).then_some(number)
    };
    for (at, line) in lines.iter().enumerate().skip(from) {
        let words: Vec<_> = line.split(' ').collect();
        match words[..] {
            [ROUND | END] => return Ok((round, at)),
            ["bye", number] if round.bye.is_none() => round.bye = Some(player(number).ok_or(at)?),
            [first, second, outcome] => round.pairings.push(Pairing {
                first: player(first).ok_or(at)?,
                second: player(second).ok_or(at)?,
                outcome: read_outcome(outcome, at)?,
            }),
            _ => return Err(at),
        }
    }
    Err(lines.len())
}

fn system_name(system: System) -> &'static str {
    match system {
        System::Swiss => "swiss",
        System::RoundRobin => "round-robin",
    }
}

fn outcome_name(outcome: Option<Outcome>) -> &'static str {
    match outcome {
        None => "?",
        Some(Outcome::FirstWins) => "1-0",
        Some(Outcome::Draw) => "1/2",
        Some(Outcome::SecondWins) => "0-1",
        Some(Outcome::FirstByForfeit) => "+/-",
        Some(Outcome::SecondByForfeit) => "-/+",
        Some(Outcome::BothForfeit) => "-/-",
    }
}

/// Reads a result.
///
/// # Errors
/// Errors with `at`, the index of its line.
fn read_outcome(text: &str, at: usize) -> Result<Option<Outcome>, usize> {
    let played = [Outcome::FirstWins, Outcome::Draw, Outcome::SecondWins];
    let forfeited = [Outcome::FirstByForfeit, Outcome::SecondByForfeit, Outcome::BothForfeit];
    let mut all = [None].into_iter().chain(played.into_iter().chain(forfeited).map(Some));
    all.find(|outcome| outcome_name(*outcome) == text).ok_or(at)
}
