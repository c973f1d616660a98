//! An engine that other programs can ask: `cargo run --release --example engine -- GAME` reads commands on its input and
//! answers on its output, a line each. `protocol.rs` beside this lists them.

use std::io::{self, Write};
use std::process::exit;
use std::sync::mpsc;
use std::thread;

use caravanserai::bots::Evaluate;
use caravanserai::bots::catalogue::{Visitor, visit_all};

mod protocol;

/// Runs the game with the wanted name, and notes the names that there are.
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

/// Input is read beside, so that `stop` is seen while a search goes on.
fn run<G: Evaluate>() {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || io::stdin().lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
    protocol::run::<G>(&lines, &mut |line| {
        // Whoever asked may be gone.
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
