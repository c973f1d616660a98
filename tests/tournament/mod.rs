//! Tournaments: pairings, standings, names, results of matches and the text in which a tournament is saved.

mod dutch;
mod lists;
mod match_result;
mod random;
mod reference;
mod requests;
mod round_robin;
mod shelf;
mod standings;
mod text;

use caravanserai::tournament::{System, Tournament};

/// A tournament of so many players, who are called by their numbers.
fn tournament(system: System, rounds: usize, players: usize) -> Tournament {
    let names: Vec<_> = (1..=players).map(|number| format!("Player {number}")).collect();
    Tournament::new(system, rounds, &names).expect("a tournament")
}
