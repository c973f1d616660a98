//! Numbers and sums as shown on the screen (D9, D10): exact, with proper minus signs, and rounded values in addition.

use std::fmt;

use crate::rules::damath::{Capture, Chip, ChipSet, Jump, Number, Operator};
use crate::words::damath;

/// The fraction stroke, between hair spaces so that it touches neither number.
const STROKE: &str = "\u{200a}/\u{200a}";
/// The separator between groups of three digits.
const GAP: char = '\u{202f}';
/// Numbers with more digits are grouped.
const UNGROUPED: usize = 4;

/// A term of a sum.
pub(super) struct Term {
    /// `true` if it begins with a minus.
    minus: bool,
    /// All after its sign.
    rest: String,
}

impl Term {
    /// Reads a term in the notation of the rules.
    fn read(notation: &str) -> Self {
        let unsigned = notation.strip_prefix('-');
        Self { minus: unsigned.is_some(), rest: typeset(unsigned.unwrap_or(notation)) }
    }

    /// Returns an exact number as a term.
    pub fn of(number: Number) -> Self {
        Self::read(&number.to_string())
    }

    /// Returns a product: `2 × (−3)`.
    pub fn times(factor: u8, number: Number) -> Self {
        Self { minus: false, rest: format!("{factor} × {}", Self::of(number).in_brackets()) }
    }

    /// Returns the term as an operand, in brackets if negative: `(−3)`.
    fn in_brackets(&self) -> String {
        if self.minus { format!("({self})") } else { self.to_string() }
    }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.minus { "−" } else { "" }, self.rest)
    }
}

/// Returns an exact number: `−1`, `3 / 4`, `−740 880`, `1 / 2 − 5 / 3√2`.
pub(super) fn exact(number: Number) -> String {
    Term::of(number).to_string()
}

/// Returns a number with its sign, + or −.
pub(super) fn signed(number: Number) -> String {
    let term = Term::of(number);
    let is_nought = number.parts() == (0, 0, 1);
    format!("{}{term}", if term.minus || is_nought { "" } else { "+" })
}

/// Returns `true` if a number is less than zero.
pub(super) fn is_negative(number: Number) -> bool {
    match number.parts() {
        (whole, 0, _) => whole < 0,
        _ => number.hundredths() < 0,
    }
}

/// Returns `true` for an integer.
fn is_whole(number: Number) -> bool {
    matches!(number.parts(), (_, 0, 1))
}

/// Returns `true` if the exact number needs few characters: at most those of `−99 / 99`, or a multiple of √2.
pub(super) fn is_short(number: Number) -> bool {
    match number.parts() {
        (_, 0, 1) | (0, _, 1) => true,
        (whole, 0, over) => whole.abs() < 100 && over < 100,
        _ => false,
    }
}

/// Returns a number rounded to two decimals, after = or ≈; none for integers.
pub(super) fn rounded(number: Number) -> Option<String> {
    if is_whole(number) {
        return None;
    }
    let (whole, root, over) = number.parts();
    let is_exact = root == 0 && whole * 100 == number.hundredths() * over;
    let sign = if is_exact { '=' } else { '≈' };
    Some(format!("{sign} {}", decimal(number)))
}

/// Returns a number rounded to two decimals.
fn decimal(number: Number) -> String {
    let notation = number.rounded();
    let (whole, hundredths) = notation.split_once('.').unwrap_or((&notation, "00"));
    damath::rounded_number(&typeset(whole), hundredths)
}

/// Returns a number in its shortest form: an exact integer, or two decimals.
pub(super) fn brief(number: Number) -> String {
    if is_whole(number) { exact(number) } else { decimal(number) }
}

/// Returns an exact number and, unless it is an integer, its rounded value: `7 / 3 ≈ 2.33`.
pub(super) fn both(number: Number) -> String {
    beside(exact(number), number)
}

/// Returns the same with the number's sign.
pub(super) fn gain(number: Number) -> String {
    beside(signed(number), number)
}

fn beside(exact: String, number: Number) -> String {
    match rounded(number) {
        Some(rounded) => format!("{exact} {rounded}"),
        None => exact,
    }
}

/// Returns the text on a chip: `−3x²y`, `12 / 10`.
#[must_use]
pub fn inscription(set: ChipSet, chip: Chip) -> String {
    typeset(set.inscription(chip))
}

/// Joins terms to a sum: `−1 + 13 − 4`.
pub(super) fn added(terms: impl Iterator<Item = Term>) -> String {
    let mut sum = String::new();
    for term in terms {
        match term.minus {
            _ if sum.is_empty() => sum = term.to_string(),
            true => sum = sum + " − " + &term.rest,
            false => sum = sum + " + " + &term.rest,
        }
    }
    sum
}

/// Converts the notation of the rules to typography for the screen.
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

/// Joins two parts of an enumeration.
pub(super) type Join = fn(&str, &str) -> String;

/// Joins all parts of an enumeration.
pub(super) fn joined(parts: impl Iterator<Item = String>, join: Join) -> String {
    parts.reduce(|all, next| join(&all, &next)).unwrap_or_default()
}

/// Returns the working of the first `jumps` jumps of a capture; the total follows if these are all jumps and more than
/// one: `9 − 10 = −1, then 9 + 4 = 13: +12`.
pub(super) fn working(capture: &Capture, jumps: usize, join: Join) -> String {
    let working = self::jumps(capture, jumps, join);
    match capture.way().len() {
        1 => rounded(capture.score()).map_or(working.clone(), |rounded| format!("{working} {rounded}")),
        all if all == jumps => damath::in_all(&working, &gain(capture.score())),
        _ => working,
    }
}

/// Returns the number of jumps whose working fits into a line.
pub(super) fn jumps_in_a_line(set: ChipSet) -> usize {
    match set {
        ChipSet::Counting | ChipSet::Whole | ChipSet::Integer => 2,
        ChipSet::Fraction | ChipSet::Rational | ChipSet::Radical => 1,
        ChipSet::Polynomial => 0,
    }
}

/// Returns the working of the first `jumps` jumps of a capture, without a total.
pub(super) fn jumps(capture: &Capture, jumps: usize, join: Join) -> String {
    joined(capture.jumps().take(jumps).map(|jump| self::jump(capture, &jump)), join)
}

/// Returns the working of a jump: `9 − 10 = −1`, doubled `(9 − 10) × 2 = −2`. Polynomial chips are evaluated first
/// (D10): `6x ÷ (−3x²y) at x = 5, y = 4: 30 ÷ (−300) = −1 / 10`.
pub(super) fn jump(capture: &Capture, jump: &Jump) -> String {
    let is_by_zero = jump.operator == Operator::Over && jump.taken.parts() == (0, 0, 1);
    let working = if is_by_zero {
        damath::by_zero(&operation(capture, jump))
    } else {
        format!("{} = {}", multiplied(capture, jump), exact(jump.score))
    };
    placed(capture, jump, working)
}

/// Returns the working of a jump without its result.
pub(super) fn begun(capture: &Capture, jump: &Jump) -> String {
    placed(capture, jump, multiplied(capture, jump))
}

/// Returns the operation of a jump, multiplied by the factor of its damas.
fn multiplied(capture: &Capture, jump: &Jump) -> String {
    let sum = operation(capture, jump);
    match jump.factor {
        1 => sum,
        factor => format!("({sum}) × {factor}"),
    }
}

/// Puts the polynomials and their variables before the working of a jump; other chips need none.
fn placed(capture: &Capture, jump: &Jump, working: String) -> String {
    let Some(place) = place(capture, jump) else { return working };
    let chips = [capture.taker(), jump.piece].map(|piece| Term::read(capture.set().inscription(piece.chip)));
    damath::sum_at(&operated(&chips, jump), &place, &working)
}

/// Returns the operation of a jump without its result: `9 − 10`.
pub(super) fn operation(capture: &Capture, jump: &Jump) -> String {
    let set = capture.set();
    let operand = |chip, value| match set {
        ChipSet::Fraction | ChipSet::Rational | ChipSet::Radical => Term::read(set.inscription(chip)),
        ChipSet::Counting | ChipSet::Whole | ChipSet::Integer | ChipSet::Polynomial => Term::of(value),
    };
    operated(&[operand(capture.taker().chip, jump.taker), operand(jump.piece.chip, jump.taken)], jump)
}

/// Returns the jump's operator between its two terms.
fn operated([left, right]: &[Term; 2], jump: &Jump) -> String {
    format!("{left} {} {}", jump.operator, right.in_brackets())
}

/// Returns x and y at the landing square of a polynomial chip (D10); none for other chips.
pub(super) fn place(capture: &Capture, jump: &Jump) -> Option<String> {
    let (x, y) = capture.side().sees(jump.landing);
    (capture.set() == ChipSet::Polynomial).then(|| format!("x\u{a0}=\u{a0}{x}, y\u{a0}=\u{a0}{y}"))
}
