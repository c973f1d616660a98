//! Measures how many bots of Chaupar earn the right to pairs (C7) where four of a level play:
//! `cargo run --release --example pairs -- [LEVEL] [MATCHES]`.

use std::process::exit;

use caravanserai::bots::{Level, Thinking};
use caravanserai::record::throw;
use caravanserai::rules::chaupar::{Chaupar, Options, PairRight};
use caravanserai::rules::{Game, Seat, Turn};
use fastrand::Rng;

/// Plays a match until every seat has earned the right or failed. Returns the number of seats that have earned it.
fn earners(level: Level, rng: &mut Rng) -> usize {
    let mut state = Chaupar::new(&Options::default()).expect("the options can be played");
    let is_open = |state: &Chaupar| Seat::all(state.seats()).any(|seat| state.pair_right(seat) == PairRight::Open);
    while is_open(&state) {
        let action = match state.turn() {
            Turn::Seat(seat) => Thinking::begin(level, &state, seat, rng.u64(..)).expect("its turn").finish(),
            Turn::Chance(_) => *throw(&state.chance(), &mut || rng.u64(..)).expect("an outcome"),
            Turn::Seats(_) | Turn::Over => break,
        };
        state.apply(&action).expect("a legal action");
    }
    Seat::all(state.seats()).filter(|seat| state.pair_right(*seat) == PairRight::Earned).count()
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let level = arguments.next().map_or(Some(Level::Casual), |name| Level::by_name(&name));
    let matches = arguments.next().map_or(Some(200), |matches| matches.parse().ok());
    let (Some(level), Some(matches)) = (level, matches.filter(|matches: &usize| *matches > 0)) else {
        eprintln!("usage: pairs [level-1 to level-4] [MATCHES]");
        exit(2);
    };
    let mut rng = Rng::with_seed(1);
    let earned: usize = (0..matches).map(|_| earners(level, &mut rng)).sum();
    println!("{}: {earned} of {} seats earn pairs", level.name(), 4 * matches);
}
