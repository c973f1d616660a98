//! Tasks to work out the score of a capture (D9), and the check of answers.

use super::numbers;
use super::pieces;
use crate::rules::damath::{Action, Capture, ChipSet, Damath, Jump, Number, Operator};
use crate::scene::{Quiz, Task};
use crate::words::{TypedNumber, Unclear, damath, judge_typed};

impl Quiz for Damath {
    const TASKS: bool = true;

    fn tasks(&self, action: &Action) -> Vec<Task> {
        let Action::Play(way) = action else { return Vec::new() };
        self.capture(way).map(|capture| tasks(&capture)).unwrap_or_default()
    }

    fn is_right(&self, action: &Action, task: usize, typed: &str) -> Result<bool, Unclear> {
        let Action::Play(way) = action else { return Err(Unclear::NoNumber) };
        is_right(&self.capture(way).ok_or(Unclear::NoNumber)?, task, typed)
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
        forms: match capture.set() {
            ChipSet::Radical => damath::forms_roots(),
            ChipSet::Polynomial => damath::forms_letters(),
            _ => damath::forms(),
        },
    };
    let added = numbers::added(capture.jumps().map(|jump| numbers::Term::of(jump.score)));
    let whole = (capture.way().len() > 1).then(|| Task {
        question: damath::task_in_all().into(),
        working: in_a_line(&format!("{added} = {}", numbers::both(capture.score()))),
        help: in_a_line(&added),
        kind: Operator::Plus.sign(),
        keys: if capture.set() == ChipSet::Radical { damath::keys_roots() } else { damath::keys() },
        forms: if capture.set() == ChipSet::Radical { damath::forms_roots() } else { damath::forms() },
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

/// Judges a typed answer: the score of the jump, or after the last one of the whole capture. For polynomial chips, the
/// score of a jump may be an expression in x and y.
pub(super) fn is_right(capture: &Capture, task: usize, typed: &str) -> Result<bool, Unclear> {
    let jump = capture.jumps().nth(task);
    let score = jump.as_ref().map_or_else(|| capture.score(), |jump| jump.score);
    let place = jump.map(|jump| capture.side().sees(jump.landing));
    let letters = place.filter(|_| capture.set() == ChipSet::Polynomial);
    judge_score(score, letters, typed)
}

/// Judges a typed answer for this score, exact or rounded to two or more decimals. `letters` has the values of x and y if
/// they may occur.
///
/// # Errors
///
/// If it can be neither right nor wrong.
pub fn judge_score(score: Number, letters: Option<(u8, u8)>, typed: &str) -> Result<bool, Unclear> {
    judge_typed(typed, letters, |typed| is_score(score, typed))
}

/// `true` if a typed number is this score, exactly or rounded to its decimals; none if these are fewer than two.
fn is_score(score: Number, TypedNumber { value, decimals }: TypedNumber) -> Option<bool> {
    if Number::new(value.whole, value.root, value.over) == Some(score) {
        return Some(true);
    }
    let is_rounded = decimals > 0 && {
        let over = 10_i128.checked_pow(decimals)?;
        Number::new(score.rounded_to(decimals)?, 0, over)? == Number::new(value.whole, value.root, value.over)?
    };
    if is_rounded && decimals < 2 { None } else { Some(is_rounded) }
}
