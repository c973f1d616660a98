//! The protocol, in the manner of UCI (<https://www.chessprogramming.org/UCI>): one command or response per line.
//!
//! | command | |
//! |---|---|
//! | `position new OPTIONS moves ACTION, ACTION` | sets the position after these actions; the options default to the rulebook's, the actions to none |
//! | `position state TEXT moves ACTION, ACTION` | the same from the text of a state |
//! | `go movetime MS`, `go depth N`, `go positions N` | searches for the best action of the seat to act |
//! | `stop` | ends the search; ignored between searches |
//! | `quit` | ends the program |
//!
//! | response | |
//! |---|---|
//! | `info depth D positions N worth W best ACTION` | a result of the search |
//! | `best ACTION` | the final result |
//! | `error REASON` | the command is unknown or cannot be executed; nothing has changed |

use std::collections::VecDeque;
use std::sync::mpsc::Receiver;
use std::time::{Duration, Instant};

use caravanserai::bots::search::{Limits, Method, Thought};
use caravanserai::bots::{Evaluate, Thinking};
use caravanserai::rules::{ParseError, Refusal, Turn};

/// The seed of every search: the same position and limits give the same action.
const SEED: u64 = 1;

/// The number of positions between two checks of the clock and the input.
const SLICE: u64 = 500;

/// The limits of a search.
#[derive(Clone, Copy)]
struct Go {
    time: Duration,
    limits: Limits,
}

enum Command<G> {
    Position(G),
    Go(Go),
    Stop,
    Quit,
}

/// Executes the commands in `lines` in order and passes the responses to `say`, until `quit` or the end of the input.
/// A search handles `stop` and `quit` at once; other commands wait for its end.
pub fn run<G: Evaluate>(lines: &Receiver<String>, say: &mut dyn FnMut(&str)) {
    let mut state: Option<G> = None;
    let mut waiting = VecDeque::new();
    while let Some(line) = waiting.pop_front().or_else(|| lines.recv().ok()) {
        match (command(line.trim()), &state) {
            (Ok(Command::Position(position)), _) => state = Some(position),
            (Ok(Command::Go(go)), Some(position)) => search(position, go, lines, &mut waiting, say),
            (Ok(Command::Go(_)), None) => say("error there is no position"),
            (Ok(Command::Stop), _) => {}
            (Ok(Command::Quit), _) => return,
            (Err(reason), _) => say(&format!("error {reason}")),
        }
    }
}

/// Searches and reports the results. Lines other than `stop` that arrive during the search are queued in `waiting`.
fn search<G: Evaluate>(
    state: &G,
    go: Go,
    lines: &Receiver<String>,
    waiting: &mut VecDeque<String>,
    say: &mut dyn FnMut(&str),
) {
    let seat = match state.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Seats(seats) => seats.iter().next(),
        Turn::Chance(_) | Turn::Over => None,
    };
    let Some(seat) = seat else {
        return say("error it is nobody's turn");
    };
    let begun = Instant::now();
    let Some(mut thinking) = Thinking::search(Method::Search, state, seat, SEED, go.limits) else {
        return say("error nothing is found");
    };
    let mut stop = || {
        let mut stopped = false;
        for line in lines.try_iter() {
            match line.trim() {
                "stop" => stopped = true,
                "quit" => {
                    stopped = true;
                    waiting.clear();
                    waiting.push_back(line);
                }
                _ => waiting.push_back(line),
            }
        }
        stopped || begun.elapsed() >= go.time
    };
    let mut reported = None;
    loop {
        let goes_on = thinking.advance(SLICE);
        if let Some(thought) = thinking.thought().filter(|thought| reported.as_ref() != Some(*thought)) {
            let Thought { depth, positions, worth, action } = thought;
            say(&format!("info depth {depth} positions {positions} worth {worth} best {action}"));
            reported = Some(thought.clone());
        }
        if stop() || !goes_on {
            return say(&format!("best {}", thinking.best()));
        }
    }
}

/// Parses a command.
fn command<G: Evaluate>(line: &str) -> Result<Command<G>, String> {
    match line.split_once(' ').unwrap_or((line, "")) {
        ("position", rest) => position(rest).map(Command::Position),
        ("go", rest) => go(rest).map(Command::Go),
        ("stop", "") => Ok(Command::Stop),
        ("quit", "") => Ok(Command::Quit),
        _ => Err(format!("this is no command: {line}")),
    }
}

fn position<G: Evaluate>(text: &str) -> Result<G, String> {
    let (start, moves) = match text.split_once(" moves ") {
        Some((start, moves)) => (start, moves),
        None => (text, ""),
    };
    let mut state = match start.split_once(' ').unwrap_or((start, "")) {
        ("new", "") => G::new(&G::Options::default()).map_err(|refusal| refused(&refusal))?,
        ("new", options) => {
            let options = options.parse().map_err(|error| unread(&error))?;
            G::new(&options).map_err(|refusal| refused(&refusal))?
        }
        ("state", state) => state.parse().map_err(|error| unread(&error))?,
        _ => return Err("a position is new, or a state".into()),
    };
    for text in moves.split(", ").filter(|text| !text.is_empty()) {
        let action = text.parse().map_err(|error| unread(&error))?;
        state.apply(&action).map_err(|refusal| format!("{text}: {}", refused(&refusal)))?;
    }
    Ok(state)
}

fn go(text: &str) -> Result<Go, String> {
    let unread = || format!("go movetime MS, depth N or positions N, not {text}");
    let (limit, number) = text.split_once(' ').ok_or_else(unread)?;
    let endless = Limits::positions(u64::MAX);
    let (time, limits) = match limit {
        "movetime" => (Duration::from_millis(number.parse().map_err(|_| unread())?), endless),
        "depth" => (Duration::MAX, Limits::depth(number.parse().map_err(|_| unread())?)),
        "positions" => (Duration::MAX, Limits::positions(number.parse().map_err(|_| unread())?)),
        _ => return Err(unread()),
    };
    Ok(Go { time, limits })
}

fn unread(error: &ParseError) -> String {
    format!("{} expected, not “{}”", error.expected.0, error.found)
}

fn refused(refusal: &impl Refusal) -> String {
    format!("{refusal:?} ({})", refusal.clause())
}
