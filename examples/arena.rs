//! Bots against each other: `cargo run --release --example arena -- GAME BOT_A BOT_B N` plays `N` matches by the game's
//! default options and prints who won how many, and how long each took for a move, on average and at the most.
//!
//! The two sit on every second seat and change places after each match. The first actions of each match are made by lot,
//! since two bots that leave nothing to it would play the same match over and over. The same arguments play the same
//! matches: the seed is always 1.

use std::fmt;
use std::process::exit;
use std::time::{Duration, Instant};

use caravanserai::bots::catalogue::{Visitor, visit_all};
use caravanserai::bots::{Bot, Evaluate, choose};
use caravanserai::rules::Seat;
use fastrand::Rng;

#[path = "../tests/table/mod.rs"]
mod table;

const SEED: u64 = 1;

/// How many actions at the start of a match are made by lot, what chance decides not counted.
const OPENING: u32 = 6;

/// What a contest came to.
struct Tally {
    bots: [Bot; 2],
    /// Matches that each won without the other.
    wins: [u32; 2],
    /// Matches that both won.
    ties: u32,
    moves: [u32; 2],
    time: [Duration; 2],
    longest: [Duration; 2],
}

fn contest<G: Evaluate>(bots: [Bot; 2], matches: usize) -> Tally {
    let none = [Duration::ZERO; 2];
    let mut tally = Tally { bots, wins: [0; 2], ties: 0, moves: [0; 2], time: none, longest: none };
    let mut rng = Rng::with_seed(SEED);
    for first in [0, 1].into_iter().cycle().take(matches) {
        let side = |seat: Seat| (first + seat.index()) % 2;
        let mut opening = 0..OPENING;
        let end = table::play(&G::Options::default(), &mut rng, |state: &G, seat, rng| {
            if opening.next().is_some() {
                return choose(Bot::Random, state, seat, &mut || rng.u64(..)).expect("an action");
            }
            let side = side(seat);
            let begun = Instant::now();
            let action = choose(bots[side], state, seat, &mut || rng.u64(..)).expect("an action");
            let time = begun.elapsed();
            tally.time[side] += time;
            tally.longest[side] = tally.longest[side].max(time);
            tally.moves[side] += 1;
            action
        });
        let outcome = end.outcome().expect("the match is over");
        let mut won = [false; 2];
        outcome.winners().for_each(|seat| won[side(seat)] = true);
        match won {
            [true, false] => tally.wins[0] += 1,
            [false, true] => tally.wins[1] += 1,
            _ => tally.ties += 1,
        }
    }
    tally
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for side in 0..2 {
            let (name, wins) = (self.bots[side].name(), self.wins[side]);
            let a_move = self.time[side].as_secs_f64() * 1e6 / f64::from(self.moves[side].max(1));
            let longest = self.longest[side].as_micros();
            writeln!(f, "{name}: {wins} wins, {a_move:.1} µs a move, {longest} µs at the most")?;
        }
        write!(f, "ties: {}", self.ties)
    }
}

/// Holds the contest in the game with the wanted name, and notes the names that there are.
struct Arena {
    game: String,
    bots: [Bot; 2],
    matches: usize,
    names: Vec<&'static str>,
}

impl Visitor for Arena {
    fn visit<G: Evaluate + 'static>(&mut self) {
        self.names.push(G::NAME);
        if self.game == G::NAME {
            println!("{}", contest::<G>(self.bots, self.matches));
        }
    }
}

fn refuse(sentence: &str) -> ! {
    eprintln!("{sentence}");
    exit(2);
}

fn bot(name: &str) -> Bot {
    Bot::by_name(name).unwrap_or_else(|| {
        refuse(&format!("There is no bot “{name}”, only random, one-ahead, and alpha-beta-4 for any depth."))
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, one, other, matches] = &arguments[..] else {
        refuse("usage: arena GAME BOT_A BOT_B N");
    };
    let matches = matches.parse();
    let mut arena = Arena {
        game: game.clone(),
        bots: [bot(one), bot(other)],
        matches: matches.unwrap_or_else(|_| refuse("N is the number of matches.")),
        names: Vec::new(),
    };
    visit_all(&mut arena);
    if !arena.names.contains(&arena.game.as_str()) {
        let names = arena.names.join(", ");
        refuse(&format!("There is no game “{game}”, only {names}."));
    }
}
