//! An engine for other programs: `cargo run --release --example engine -- GAME` reads commands from standard input
//! and writes responses to standard output, one per line. `protocol.rs` documents them.

use std::io::{self, Write};
use std::process::exit;
use std::sync::mpsc;
use std::thread;

use caravanserai::bots::Evaluate;
use caravanserai::bots::catalogue::{Visitor, visit_all};

mod protocol;

/// Runs the engine of the game with this name, and collects the names of all games.
struct Engine {
    game: String,
    games: Vec<&'static str>,
}

impl Visitor for Engine {
    fn visit<G: Evaluate + 'static>(&mut self) {
        self.games.push(G::NAME);
        if self.game == G::NAME {
            run::<G>();
        }
    }
}

/// Input is read in a thread of its own, so that `stop` arrives during a search.
fn run<G: Evaluate>() {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || io::stdin().lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    protocol::run::<G>(&lines, &mut |line| {
        // The reader may have closed the pipe.
        if writeln!(io::stdout(), "{line}").and_then(|()| io::stdout().flush()).is_err() {
            exit(1);
        }
    });
}

fn main() {
    let mut engine = Engine { game: std::env::args().nth(1).unwrap_or_default(), games: Vec::new() };
    visit_all(&mut engine);
    if !engine.games.contains(&engine.game.as_str()) {
        eprintln!("usage: engine GAME\ngames: {}", engine.games.join(", "));
        exit(2);
    }
}
