//! `perft damath DEPTH [POSITION]`: counts the sequences of moves up to `DEPTH` from the start, or from a position in
//! the text form of a state, and prints the speed.

use std::process::ExitCode;
use std::time::Instant;

use caravanserai::rules::ParseError;
use caravanserai::rules::damath::{Damath, perft};
use caravanserai::scene::expected;

const USAGE: &str = "perft damath DEPTH [POSITION]";

fn run(arguments: &[String]) -> Result<(), String> {
    let [game, depth, position @ ..] = arguments else {
        return Err(USAGE.into());
    };
    if game != "damath" || position.len() > 1 {
        return Err(USAGE.into());
    }
    let depth: u32 = depth.parse().map_err(|_| USAGE)?;
    let position = position.first().map_or("first A", String::as_str);
    let state: Damath = position.parse().map_err(|error| unread(&error))?;
    for depth in 1..=depth {
        let start = Instant::now();
        let (mut count, mut rounds) = (0, 0_u32);
        // Short counts are repeated until the time can be measured.
        while rounds == 0 || start.elapsed().as_millis() < 200 {
            count = perft(state.board(), state.side(), depth);
            rounds += 1;
        }
        let nanoseconds = start.elapsed().as_nanos() / u128::from(rounds);
        let millions = u128::from(count) * 1000 / nanoseconds.max(1);
        println!("{depth:2} {count:14} {millions:6} million/s");
    }
    Ok(())
}

/// The message for a position that cannot be parsed.
fn unread(ParseError { expected: what, found }: &ParseError) -> String {
    let found = if found.is_empty() { "nothing".to_owned() } else { format!("“{found}”") };
    format!("expected {}, found {found}", expected::<Damath>(*what))
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}
