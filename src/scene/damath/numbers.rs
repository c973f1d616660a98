//! Numbers and sums as they are written on the screen (D9, D10): with true minus signs, exact, and rounded besides.

use crate::rules::damath::{Capture, Chip, ChipSet, Jump, Number, Operator};

/// A number exactly: `−1`, `3⁄4`, `1⁄2 − 5⁄3√2`.
pub(super) fn exact(number: Number) -> String {
    let written = number.to_string();
    let mut text = String::with_capacity(written.len() + 4);
    for (place, sign) in written.char_indices() {
        match sign {
            '-' if place > 0 => text += " − ",
            '+' => text += " + ",
            other => text.push(sign_of(other)),
        }
    }
    text
}

/// A number with its sign, + or −.
pub(super) fn signed(number: Number) -> String {
    let exact = exact(number);
    if exact.starts_with('−') || exact == "0" { exact } else { format!("+{exact}") }
}

/// A number rounded to two decimals, with the sign that says so; nothing for whole numbers, which need none.
pub(super) fn rounded(number: Number) -> Option<String> {
    let (whole, root, over) = number.parts();
    if root == 0 && over == 1 {
        return None;
    }
    let is_exact = root == 0 && whole * 100 == number.hundredths() * over;
    let sign = if is_exact { '=' } else { '≈' };
    Some(format!("{sign} {}", typeset(&number.rounded())))
}

/// A number exactly and, where that says more, rounded: `7⁄3 ≈ 2.33`.
pub(super) fn both(number: Number) -> String {
    beside(exact(number), number)
}

/// The same with the number's sign.
pub(super) fn gain(number: Number) -> String {
    beside(signed(number), number)
}

fn beside(exact: String, number: Number) -> String {
    match rounded(number) {
        Some(rounded) => format!("{exact} {rounded}"),
        None => exact,
    }
}

/// What is written on a chip: `−3x²y`, `12⁄10`.
pub(super) fn inscription(set: ChipSet, chip: Chip) -> String {
    typeset(set.inscription(chip))
}

/// Numbers added up: `−1 + 13 − 4`.
pub(super) fn added(numbers: impl Iterator<Item = String>) -> String {
    let mut sum = String::new();
    for number in numbers {
        match number.strip_prefix('−') {
            _ if sum.is_empty() => sum = number,
            Some(less) => sum = sum + " − " + less,
            None => sum = sum + " + " + &number,
        }
    }
    sum
}

fn typeset(text: &str) -> String {
    text.chars().map(sign_of).collect()
}

/// The sign that stands on the screen for one of the notation.
fn sign_of(sign: char) -> char {
    match sign {
        '-' => '−',
        '/' => '⁄',
        other => other,
    }
}

/// The working of the first `jumps` jumps of a capture, with their sum if these are all and more than one:
/// `9 − 10 = −1, then 9 + 4 = 13: +12`.
pub(super) fn working(capture: &Capture, jumps: usize, between: &str) -> String {
    let working = self::jumps(capture, jumps, between);
    match capture.way().len() {
        1 => rounded(capture.score()).map_or(working.clone(), |rounded| format!("{working} {rounded}")),
        all if all == jumps => format!("{working}: {}", gain(capture.score())),
        _ => working,
    }
}

/// The working of the first `jumps` jumps of a capture.
pub(super) fn jumps(capture: &Capture, jumps: usize, between: &str) -> String {
    let parts: Vec<String> = capture.jumps().take(jumps).map(|jump| self::jump(capture, &jump)).collect();
    parts.join(between)
}

/// The working of a jump: `9 − 10 = −1`, doubled `(9 − 10) × 2 = −2`.
pub(super) fn jump(capture: &Capture, jump: &Jump) -> String {
    let sum = operation(capture, jump);
    let place = place(capture, jump).unwrap_or_default();
    let is_by_zero = jump.operator == Operator::Over && jump.taken.parts() == (0, 0, 1);
    if is_by_zero {
        return format!("{place}{sum} scores 0");
    }
    match jump.factor {
        1 => format!("{place}{sum} = {}", exact(jump.score)),
        factor => format!("{place}({sum}) × {factor} = {}", exact(jump.score)),
    }
}

/// What a jump makes of taker and taken, before the result: `9 − 10`.
pub(super) fn operation(capture: &Capture, jump: &Jump) -> String {
    let set = capture.set();
    let left = operand(set, capture.taker().chip, jump.taker);
    let right = operand(set, jump.piece.chip, jump.taken);
    let right = if right.starts_with('−') { format!("({right})") } else { right };
    format!("{left} {} {right}", jump.operator)
}

/// What x and y are where a polynomial taker lands (D10).
pub(super) fn place(capture: &Capture, jump: &Jump) -> Option<String> {
    let (x, y) = capture.side().sees(jump.landing);
    (capture.set() == ChipSet::Polynomial).then(|| format!("x = {x}, y = {y}: "))
}

/// A taker or a taken as its chip has it. Polynomial chips are read as numbers first.
fn operand(set: ChipSet, chip: Chip, value: Number) -> String {
    match set {
        ChipSet::Fraction | ChipSet::Rational | ChipSet::Radical => inscription(set, chip),
        ChipSet::Counting | ChipSet::Whole | ChipSet::Integer | ChipSet::Polynomial => exact(value),
    }
}
