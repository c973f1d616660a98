//! Verifies the throws of a match: `cargo run --example verify -- FILE` reads the record of any game and reports in
//! one line whether its throws are those that were sealed. It exits with 1 and names the first wrong throw otherwise,
//! and with 2 if there is no record.

use std::process::exit;

use caravanserai::record::{Checked, Match, NodeId, RecordError, Wrong, peek};
use caravanserai::rules::Game;
use caravanserai::rules::catalogue::{Visitor, visit_all};

/// The result of a verification.
pub struct Verdict {
    /// The line that reports it.
    pub says: String,
    /// `true` if no throw is wrong.
    pub right: bool,
}

/// Verifies a record.
///
/// # Errors
/// If the text is not a record.
pub fn verify(text: &str) -> Result<Verdict, RecordError> {
    let game = peek(text)?.game;
    let mut check = Check { text, game: &game, verdict: None };
    visit_all(&mut check);
    check.verdict.unwrap_or(Err(RecordError::Game(game.clone())))
}

struct Check<'a> {
    text: &'a str,
    game: &'a str,
    verdict: Option<Result<Verdict, RecordError>>,
}

impl Visitor for Check<'_> {
    fn visit<G: Game + 'static>(&mut self) {
        if G::NAME == self.game {
            self.verdict = Some(self.text.parse().map(|table| of_match::<G>(&table)));
        }
    }
}

fn of_match<G: Game>(table: &Match<G>) -> Verdict {
    let (right, says) = match table.check() {
        None => (true, "it is not sealed: of its throws nothing is promised".into()),
        Some(Checked { wrong: Some(Wrong { place, number, should }), .. }) => {
            let (line, is) = line(table, place);
            (false, format!("throw {number} is wrong: line {line} says “{is}”, and it should have been “{should}”"))
        }
        Some(Checked { right, tried, .. }) if let Some(day) = table.day() => {
            (true, format!("throws as those of {day}: {right}; tried out: {tried}"))
        }
        Some(Checked { open: 0, right, late, earlier, tried, .. }) => {
            let at_one_table = if earlier > 0 { format!("; at one table, before: {earlier}") } else { String::new() };
            (
                true,
                format!(
                    "throws as they were sealed: {right}; after the secret: {late}; tried out: {tried}{at_one_table}"
                ),
            )
        }
        Some(Checked { open, .. }) => (true, format!("the secret is not shown: {open} throws cannot be checked yet")),
    };
    Verdict { says: format!("{}: {says}", G::NAME), right }
}

/// The line of a match's text, counted from 1, that holds the step to a place, and its content.
fn line<G: Game>(table: &Match<G>, place: NodeId) -> (usize, String) {
    let text = table.to_string();
    let mut lines = text.lines().enumerate().skip_while(|(_, line)| *line != "actions").skip(1);
    let mut steps = lines.by_ref().filter(|(_, line)| !line.starts_with('@'));
    let (index, line) = steps.nth(place.number() - 1).expect("each place but the start has a line");
    (index + 1, line.to_owned())
}

#[allow(dead_code, reason = "a test takes only what is above")]
fn main() {
    let Some(file) = std::env::args().nth(1) else {
        eprintln!("usage: verify FILE");
        exit(2);
    };
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| fail(&file, error));
    let Verdict { says, right } = verify(&text).unwrap_or_else(|error| fail(&file, format!("{error:?}")));
    println!("{says}");
    exit(i32::from(!right));
}

fn fail(file: &str, error: impl std::fmt::Display) -> ! {
    eprintln!("{file}: {error}");
    exit(2);
}
