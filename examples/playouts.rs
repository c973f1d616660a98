//! Measures random playouts: `cargo run --release --example playouts -- GAME [SECONDS]` prints games and actions per
//! second.

use std::process::exit;
use std::time::{Duration, Instant};

use caravanserai::record::throw;
use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::rules::{Game, Turn};
use fastrand::Rng;

const SEED: u64 = 1;

/// Plays the game with this name, and collects the names of all games.
struct Playouts {
    wanted: Option<String>,
    time: Duration,
    names: Vec<&'static str>,
}

impl Visitor for Playouts {
    fn visit<G: Game + 'static>(&mut self) {
        self.names.push(G::NAME);
        if self.wanted.as_deref() == Some(G::NAME) {
            playouts::<G>(self.time);
        }
    }
}

fn playouts<G: Game>(time: Duration) {
    let start = G::new(&G::Options::default()).expect("the default options can be played");
    let mut rng = Rng::with_seed(SEED);
    let (mut listed, mut outcomes) = (Vec::new(), Vec::new());
    let (mut games, mut actions) = (0_u32, 0_u32);
    let begun = Instant::now();
    while begun.elapsed() < time {
        let mut state = start.clone();
        loop {
            let legal = if let Turn::Chance(_) = state.turn() {
                state.outcomes(&mut outcomes);
                throw(&outcomes, &mut || rng.u64(..))
            } else {
                state.actions(&mut listed);
                rng.choice(&listed)
            };
            let Some(legal) = legal else { break };
            state.happen(legal);
            actions += 1;
        }
        games += 1;
    }
    let seconds = begun.elapsed().as_secs_f64();
    let (games, actions) = (f64::from(games) / seconds, f64::from(actions) / seconds);
    println!("{}: {games:.0} games/s, {actions:.0} actions/s", G::NAME);
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut playouts = Playouts {
        wanted: arguments.next(),
        time: Duration::from_secs(arguments.next().and_then(|seconds| seconds.parse().ok()).unwrap_or(3)),
        names: Vec::new(),
    };
    visit_all(&mut playouts);
    if !playouts.wanted.is_some_and(|wanted| playouts.names.contains(&wanted.as_str())) {
        eprintln!("usage: playouts GAME [SECONDS]\ngames: {}", playouts.names.join(", "));
        exit(2);
    }
}
