//! Working out what a capture scores (D9), and judging the answer.

mod letters;

use super::numbers;
use super::pieces;
use crate::rules::damath::{Action, Capture, ChipSet, Damath, Number};
use crate::scene::{Quiz, Task};
use crate::words::damath;

impl Quiz for Damath {
    const TASKS: bool = true;

    fn task(&self, action: &Action) -> Option<Task> {
        let Action::Play(way) = action else { return None };
        self.capture(way).map(|capture| task(&capture))
    }

    fn is_right(&self, action: &Action, typed: &str) -> Option<bool> {
        let Action::Play(way) = action else { return None };
        is_right(&self.capture(way)?, typed)
    }
}

/// The sum of a capture as a question, and its working.
pub(super) fn task(capture: &Capture) -> Task {
    let jumps = capture.way().len();
    Task {
        ask: damath::task(&question(capture, jumps)),
        working: numbers::working(capture, jumps, damath::and_then),
        kinds: capture.jumps().map(|jump| jump.operator.sign()).collect(),
        keys: match capture.set() {
            ChipSet::Radical => damath::keys_roots(),
            ChipSet::Polynomial if jumps == 1 => damath::keys_letters(),
            _ => damath::keys(),
        },
    }
}

/// What the first `jumps` jumps of a capture take, and on which operators.
pub(super) fn question(capture: &Capture, jumps: usize) -> String {
    let jumped = capture.jumps().take(jumps).map(|jump| {
        let (piece, operator) = (pieces::named(capture.set(), jump.piece), jump.operator.sign());
        match numbers::place(capture, &jump) {
            Some(place) => damath::taken_on_at(&piece, operator, &place),
            None => damath::taken_on(&piece, operator),
        }
    });
    let taken = numbers::joined(jumped, damath::and_then);
    let piece = capture.taker();
    damath::takes(&numbers::inscription(capture.set(), piece.chip), pieces::kind(piece), &taken)
}

/// Whether what was typed is what the capture scores, exactly or rounded to two decimals; `None` if it is no number. Of
/// a single jump of polynomial chips, it may be written with the letters.
pub(super) fn is_right(capture: &Capture, typed: &str) -> Option<bool> {
    let score = capture.score();
    let plain: String = typed.chars().filter_map(plain).collect();
    let plain = plain.strip_prefix('+').unwrap_or(&plain);
    if plain.bytes().any(|sign| matches!(sign, b'x' | b'y')) {
        let place = capture.side().sees(capture.way().to());
        let lettered = capture.set() == ChipSet::Polynomial && capture.way().len() == 1;
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

/// A sign as the notation has it, if it says anything. A root may be typed `r2`, `sqrt2` or `sqrt(2)`, and a product with
/// or without its sign.
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

/// A decimal number exactly.
fn decimal(whole: &str, decimals: &str) -> Option<Number> {
    let unsigned = whole.strip_prefix('-').unwrap_or(whole);
    if decimals.is_empty() || !unsigned.bytes().chain(decimals.bytes()).all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    [whole, decimals, "/1", &"0".repeat(decimals.len())].concat().parse().ok()
}
