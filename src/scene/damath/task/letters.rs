//! Evaluation of answers in x and y, such as `−10xy³` or `6x + 10y`.

use crate::rules::damath::Number;

/// Returns the value of a sum of terms, each a product of numbers and powers of x and y; the part of a term after `/`
/// is its denominator. None for other texts, a zero denominator, or numbers out of range.
pub(super) fn value(text: &str, (x, y): (u8, u8)) -> Option<Number> {
    let (mut above, mut below) = (0_i128, 1_i128);
    let mut rest = text;
    while !rest.is_empty() {
        let signs = rest.as_bytes();
        let begins = |at: &usize| matches!(signs[*at], b'+' | b'-') && signs[*at - 1] != b'/';
        let end = (1..signs.len()).find(begins).unwrap_or(signs.len());
        let (one, others) = rest.split_at(end);
        let (term_above, term_below) = term(one, i128::from(x), i128::from(y))?;
        above = above.checked_mul(term_below)?.checked_add(term_above.checked_mul(below)?)?;
        below = below.checked_mul(term_below)?;
        rest = others;
    }
    Number::new(above * below.signum(), 0, below.abs())
}

/// Parses a term to numerator and denominator.
fn term(text: &str, x: i128, y: i128) -> Option<(i128, i128)> {
    let text = text.strip_prefix('+').unwrap_or(text);
    let (above, below) = text.split_once('/').unwrap_or((text, "1"));
    Some((product(above, x, y)?, product(below, x, y)?))
}

/// Parses and evaluates a number followed by variables and their powers.
fn product(text: &str, x: i128, y: i128) -> Option<i128> {
    if let Some(positive) = text.strip_prefix('-') {
        return product(positive, x, y)?.checked_neg();
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let (number, letters) = text.split_at(digits);
    let mut product =
        if number.is_empty() && !letters.is_empty() { 1 } else { number.parse::<Number>().ok()?.parts().0 };
    let mut base = None;
    for sign in letters.chars() {
        let more = match (sign, base) {
            ('x', _) => *base.insert(x),
            ('y', _) => *base.insert(y),
            ('²' | '2', Some(base)) => base,
            ('³' | '3', Some(base)) => base * base,
            _ => return None,
        };
        product = i128::checked_mul(product, more)?;
    }
    Some(product)
}
