//! Numbers and sums as they are written on the screen (D9, D10): with true minus signs, exact, and rounded besides.

use crate::rules::damath::{Capture, Chip, ChipSet, Jump, Number, Operator};

/// What stands between the two numbers of a fraction: a stroke, with so much air that it touches neither.
const STROKE: &str = "\u{200a}/\u{200a}";
/// What groups the digits of long numbers by three.
const GAP: char = '\u{202f}';
/// A number with more digits is grouped.
const UNGROUPED: usize = 4;

/// A number exactly: `−1`, `3 / 4`, `−740 880`, `1 / 2 − 5 / 3√2`.
pub(super) fn exact(number: Number) -> String {
    typeset(&number.to_string())
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

/// A number exactly and, where that says more, rounded: `7 / 3 ≈ 2.33`.
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

/// What is written on a chip: `−3x²y`, `12 / 10`.
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

/// What the notation has, as it stands on the screen.
pub(super) fn typeset(notation: &str) -> String {
    let is_digit = |sign: &u8| sign.is_ascii_digit();
    let mut text = String::with_capacity(notation.len() + 8);
    for (place, sign) in notation.char_indices() {
        match sign {
            '-' if place == 0 => text.push('−'),
            '-' => text += " − ",
            '+' => text += " + ",
            '/' => text += STROKE,
            other => text.push(other),
        }
        if sign.is_ascii_digit() {
            let before = notation.bytes().take(place).rev().take_while(is_digit).count();
            let after = notation.bytes().skip(place + 1).take_while(is_digit).count();
            if before + after >= UNGROUPED && after > 0 && after.is_multiple_of(3) {
                text.push(GAP);
            }
        }
    }
    text
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

/// The working of a jump: `9 − 10 = −1`, doubled `(9 − 10) × 2 = −2`; of polynomial chips, which are read as numbers
/// first (D10), `6x ÷ (−3x²y) at x = 5, y = 4: 30 ÷ (−300) = −1 / 10`.
pub(super) fn jump(capture: &Capture, jump: &Jump) -> String {
    let sum = operation(capture, jump);
    let written = |place: String| {
        let chips = [capture.taker(), jump.piece].map(|piece| inscription(capture.set(), piece.chip));
        format!("{} at {place}: ", operated(chips, jump))
    };
    let place = place(capture, jump).map(written).unwrap_or_default();
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
    let operand = |chip, value| match set {
        ChipSet::Fraction | ChipSet::Rational | ChipSet::Radical => inscription(set, chip),
        ChipSet::Counting | ChipSet::Whole | ChipSet::Integer | ChipSet::Polynomial => exact(value),
    };
    operated([operand(capture.taker().chip, jump.taker), operand(jump.piece.chip, jump.taken)], jump)
}

/// A jump's operator between taker and taken.
fn operated([left, right]: [String; 2], jump: &Jump) -> String {
    let right = if right.starts_with('−') { format!("({right})") } else { right };
    format!("{left} {} {right}", jump.operator)
}

/// What x and y are where a polynomial taker lands (D10).
pub(super) fn place(capture: &Capture, jump: &Jump) -> Option<String> {
    let (x, y) = capture.side().sees(jump.landing);
    (capture.set() == ChipSet::Polynomial).then(|| format!("x = {x}, y = {y}"))
}
