//! Tasks to work out the score of a capture (D9), and the check of answers.

mod letters;

use super::numbers;
use super::pieces;
use crate::rules::damath::{Action, Capture, ChipSet, Damath, Jump, Number, Operator};
use crate::scene::{Quiz, Task};
use crate::words::damath;

impl Quiz for Damath {
    const TASKS: bool = true;

    fn tasks(&self, action: &Action) -> Vec<Task> {
        let Action::Play(way) = action else { return Vec::new() };
        self.capture(way).map(|capture| tasks(&capture)).unwrap_or_default()
    }

    fn is_right(&self, action: &Action, task: usize, typed: &str) -> Option<bool> {
        let Action::Play(way) = action else { return None };
        is_right(&self.capture(way)?, task, typed)
    }
}

/// Returns a task for each jump of a capture; if there are several, one for their total.
pub(super) fn tasks(capture: &Capture) -> Vec<Task> {
    let of_jump = |jump: Jump| Task {
        question: damath::task(&takes(capture, &taken(capture, &jump))),
        help: in_a_line(&numbers::begun(capture, &jump)),
        working: in_a_line(&with_rounded(numbers::jump(capture, &jump), jump.score)),
        kind: jump.operator.sign(),
        keys: match capture.set() {
            ChipSet::Radical => damath::keys_roots(),
            ChipSet::Polynomial => damath::keys_letters(),
            _ => damath::keys(),
        },
    };
    let added = numbers::added(capture.jumps().map(|jump| numbers::Term::of(jump.score)));
    let whole = (capture.way().len() > 1).then(|| Task {
        question: damath::task_in_all().into(),
        working: in_a_line(&format!("{added} = {}", numbers::both(capture.score()))),
        help: in_a_line(&added),
        kind: Operator::Plus.sign(),
        keys: if capture.set() == ChipSet::Radical { damath::keys_roots() } else { damath::keys() },
    });
    capture.jumps().map(of_jump).chain(whole).collect()
}

/// Appends the rounded result to a working, unless it is an integer.
fn with_rounded(working: String, result: Number) -> String {
    match numbers::rounded(result) {
        Some(rounded) => format!("{working} {rounded}"),
        None => working,
    }
}

/// Makes spaces non-breaking, except after colons.
fn in_a_line(working: &str) -> String {
    working.replace(' ', "\u{a0}").replace(":\u{a0}", ": ")
}

/// Returns a sentence on the pieces that the first `jumps` jumps of a capture take, and on which operators.
pub(super) fn question(capture: &Capture, jumps: usize) -> String {
    let jumped = capture.jumps().take(jumps).map(|jump| taken(capture, &jump));
    takes(capture, &numbers::joined(jumped, damath::and_then))
}

/// Returns a sentence on the capturing piece and what it takes.
fn takes(capture: &Capture, taken: &str) -> String {
    let piece = capture.taker();
    damath::takes(&numbers::inscription(capture.set(), piece.chip), pieces::kind(piece), taken)
}

/// Names the piece that a jump takes, and its operator.
fn taken(capture: &Capture, jump: &Jump) -> String {
    let (piece, operator) = (pieces::named(capture.set(), jump.piece), jump.operator.sign());
    match numbers::place(capture, jump) {
        Some(place) => damath::taken_on_at(&piece, operator, &place),
        None => damath::taken_on(&piece, operator),
    }
}

/// Returns `true` if the typed answer is the score of the jump, or after the last one of the whole capture, exactly or
/// rounded to two decimals; none if it is no number. For polynomial chips, the score of a jump may be an expression in
/// x and y.
pub(super) fn is_right(capture: &Capture, task: usize, typed: &str) -> Option<bool> {
    let jump = capture.jumps().nth(task);
    let score = jump.as_ref().map_or_else(|| capture.score(), |jump| jump.score);
    let plain: String = typed.chars().filter_map(plain).collect();
    let plain = plain.strip_prefix('+').unwrap_or(&plain);
    if plain.bytes().any(|sign| matches!(sign, b'x' | b'y')) {
        let place = capture.side().sees(jump?.landing);
        let lettered = capture.set() == ChipSet::Polynomial;
        return Some(letters::value(plain, place).filter(|_| lettered)? == score);
    }
    match plain.split_once('.') {
        Some((whole, decimals)) => {
            let value = decimal(whole, decimals)?;
            Some(value == score || (decimals.len() >= 2 && Number::new(score.hundredths(), 0, 100) == Some(value)))
        }
        None => Some(plain.parse::<Number>().ok()? == score),
    }
}

/// Normalises a typed character to the notation of the rules; none if it has no meaning. A root may be typed `r2`,
/// `sqrt2` or `sqrt(2)`, and a product with or without its sign.
fn plain(sign: char) -> Option<char> {
    match sign {
        '−' | '–' => Some('-'),
        ',' => Some('.'),
        '⁄' => Some('/'),
        'r' | 'R' => Some('√'),
        'X' => Some('x'),
        'Y' => Some('y'),
        's' | 'q' | 't' | 'S' | 'Q' | 'T' | '(' | ')' | '*' | '·' | '×' | '^' => None,
        space if space.is_whitespace() => None,
        other => Some(other),
    }
}

/// Parses a decimal number exactly.
fn decimal(whole: &str, decimals: &str) -> Option<Number> {
    let unsigned = whole.strip_prefix('-').unwrap_or(whole);
    if decimals.is_empty() || !unsigned.bytes().chain(decimals.bytes()).all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    [whole, decimals, "/1", &"0".repeat(decimals.len())].concat().parse().ok()
}
