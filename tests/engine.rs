//! The engine's protocol, line by line.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread::{self, JoinHandle};

use caravanserai::bots::Evaluate;
use caravanserai::rules::damath::{Damath, Options};
use caravanserai::rules::pachisi::Pachisi;

#[path = "../examples/engine/protocol.rs"]
mod protocol;

/// A running engine.
struct Engine {
    lines: Sender<String>,
    answers: Receiver<String>,
    works: JoinHandle<()>,
}

impl Engine {
    fn new<G: Evaluate>() -> Self {
        let (lines, asked) = mpsc::channel();
        let (answer, answers) = mpsc::channel();
        let works = thread::spawn(move || {
            protocol::run::<G>(&asked, &mut |line| answer.send(line.to_owned()).expect("somebody listens"));
        });
        Self { lines, answers, works }
    }

    fn tell(&self, line: &str) {
        self.lines.send(line.to_owned()).expect("the engine listens");
    }

    /// Receives the next response.
    fn hears(&self) -> String {
        self.answers.recv().expect("an answer")
    }

    /// Receives the responses up to the best action; returns those before it, and the action.
    fn best(&self) -> (Vec<String>, String) {
        let mut before = Vec::new();
        loop {
            let line = self.hears();
            match line.strip_prefix("best ") {
                Some(best) => return (before, best.to_owned()),
                None => before.push(line),
            }
        }
    }

    /// Checks that after `quit` the engine writes nothing more and ends.
    fn quit(self) {
        self.tell("quit");
        assert_eq!(self.answers.iter().collect::<Vec<_>>(), [""; 0]);
        self.works.join().expect("it ends");
    }
}

#[test]
fn it_finds_an_action_and_tells_how() {
    let engine = Engine::new::<Damath>();
    engine.tell("position state turn 1 | 1: 9@41 | 2: 3@52 2@32 12@74");
    engine.tell("go depth 4");
    let (infos, best) = engine.best();
    assert_eq!(best, "41x23");
    let last = infos.last().expect("what it has found");
    assert!(last.starts_with("info depth 4 positions ") && last.ends_with(" best 41x23"), "{infos:?}");
    engine.quit();
}

#[test]
fn two_and_three_pieces_are_played_exactly() {
    let engine = Engine::new::<Damath>();
    engine.tell("position state set=integer damas=double | turn 1 | 1: D4@36 | 2: D-5@16");
    for limit in ["depth 6", "positions 2000", "movetime 60000"] {
        engine.tell(&format!("go {limit}"));
        assert_ne!(engine.best().1, "36-03", "{limit}: 36-27 keeps the lead");
    }
    engine.quit();
}

#[test]
fn a_position_is_options_or_a_state_and_actions() {
    let engine = Engine::new::<Damath>();
    let options = Options::default().to_string();
    for position in [
        "position new moves first A".to_owned(),
        format!("position new {options} moves first A"),
        "position state first A".to_owned(),
    ] {
        engine.tell(&position);
        engine.tell("go positions 2000");
    }
    let bests = [engine.best(), engine.best(), engine.best()];
    assert!(bests.iter().all(|best| *best == bests[0]), "{bests:?}");
    engine.quit();
}

#[test]
fn every_action_of_a_turn_can_be_written() {
    let engine = Engine::new::<Pachisi>();
    let order = ["6", "2", "2", "2", "6"].join(", ");
    engine.tell(&format!("position new moves {order}"));
    engine.tell("go depth 1");
    assert_eq!(engine.best().1, "0+6");
    engine.quit();
}

#[test]
fn bad_lines_are_errors_and_change_nothing() {
    let engine = Engine::new::<Damath>();
    engine.tell("go depth 1");
    assert_eq!(engine.hears(), "error there is no position");
    engine.tell("position state turn 1 | 1: 9@41 | 2: 3@52 2@32 12@74");
    for line in [
        "",
        "hello",
        "stop now",
        "position",
        "position old",
        "position new set=wooden",
        "position state turn 9",
        "position new moves 01-12",
        "position new moves first A, 77-88",
        "position new moves first Z",
        "go",
        "go home",
        "go depth",
        "go depth 1000",
        "go movetime -1",
        "go movetime soon",
        "go positions 1e6",
    ] {
        engine.tell(line);
        let answer = engine.hears();
        assert!(answer.starts_with("error "), "{line}: {answer}");
    }
    engine.tell("go depth 2");
    assert_eq!(engine.best().1, "41x23");
    engine.quit();
}

#[test]
fn nobody_can_be_asked_where_chance_is_to_move_or_all_is_over() {
    let engine = Engine::new::<Damath>();
    for position in ["position new", "position new moves first A, surrender A"] {
        engine.tell(position);
        engine.tell("go depth 1");
        assert_eq!(engine.hears(), "error it is nobody's turn", "{position}");
    }
    engine.quit();
}

#[test]
fn a_search_without_an_end_stops_when_it_is_told_to() {
    let engine = Engine::new::<Damath>();
    engine.tell("position state first A");
    engine.tell("stop");
    engine.tell("go movetime 18446744073709551615");
    assert!(engine.hears().starts_with("info depth "), "it has begun");
    engine.tell("go positions 1");
    engine.tell("stop");
    engine.best();
    assert_eq!(engine.best().0.len(), 1, "what came meanwhile is done after it");
    engine.quit();
}

#[test]
fn quit_ends_a_search() {
    let engine = Engine::new::<Damath>();
    engine.tell("position state first A");
    engine.tell("go movetime 18446744073709551615");
    assert!(engine.hears().starts_with("info depth "), "it has begun");
    engine.tell("go movetime 18446744073709551615");
    engine.tell("quit");
    engine.best();
    assert!(engine.answers.recv().is_err(), "what came before is not begun");
    engine.works.join().expect("it ends");
}
