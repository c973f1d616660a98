//! The signs in which people write numbers, reduced to few.

/// A sign that always separates a whole number from its decimals, in Arabic script.
pub const DECIMAL: char = '٫';
/// A sign that always separates groups of digits, in Arabic script.
pub const GROUP: char = '٬';

/// The zeros of all decimal digits of Unicode; nine more follow each of them.
const ZEROS: [u32; 77] = [
    0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0,
    0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80, 0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620,
    0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0, 0xff10, 0x104a0, 0x10d30, 0x10d40, 0x11066, 0x110f0, 0x11136,
    0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x116d0, 0x116da, 0x11730, 0x118e0, 0x11950, 0x11bf0,
    0x11c50, 0x11d50, 0x11da0, 0x11de0, 0x11f50, 0x16130, 0x16a60, 0x16ac0, 0x16b50, 0x16d70, 0x1ccf0, 0x1d7ce,
    0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6, 0x1e140, 0x1e2f0, 0x1e4f0, 0x1e5f1, 0x1e950, 0x1fbf0,
];

/// Digits above the line, by their value.
const RAISED: &str = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/// Digits below the line, by their value.
const LOWERED: &str = "₀₁₂₃₄₅₆₇₈₉";

/// Fractions that are one character, with numerator and denominator as raised and lowered digits.
const FRACTIONS: [(char, &str); 20] = [
    ('½', "¹/₂"),
    ('⅓', "¹/₃"),
    ('⅔', "²/₃"),
    ('¼', "¹/₄"),
    ('¾', "³/₄"),
    ('⅕', "¹/₅"),
    ('⅖', "²/₅"),
    ('⅗', "³/₅"),
    ('⅘', "⁴/₅"),
    ('⅙', "¹/₆"),
    ('⅚', "⁵/₆"),
    ('⅐', "¹/₇"),
    ('⅛', "¹/₈"),
    ('⅜', "³/₈"),
    ('⅝', "⁵/₈"),
    ('⅞', "⁷/₈"),
    ('⅑', "¹/₉"),
    ('⅒', "¹/₁₀"),
    ('↉', "⁰/₃"),
    ('⅟', "¹/"),
];

/// The value of a digit above the line.
pub fn raised(sign: char) -> Option<u32> {
    value(RAISED, sign)
}

/// The value of a digit below the line.
pub fn lowered(sign: char) -> Option<u32> {
    value(LOWERED, sign)
}

fn value(digits: &str, sign: char) -> Option<u32> {
    digits.chars().zip(0..).find_map(|(digit, value)| (digit == sign).then_some(value))
}

/// A text with ASCII digits, one sign for each operation, and single spaces. Invisible characters are left out; those
/// without a meaning in numbers stay.
pub fn normalised(text: &str) -> Vec<char> {
    let mut signs = Vec::new();
    for sign in text.chars() {
        match sign {
            _ if sign.is_whitespace() => signs.extend((signs.last() != Some(&' ')).then_some(' ')),
            // Format characters: soft hyphen, marks of direction, joiners, keycaps, byte order mark.
            '\u{ad}'
            | '\u{61c}'
            | '\u{180e}'
            | '\u{200b}'..='\u{200f}'
            | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2069}'
            | '\u{20e3}'
            | '\u{fe0e}'
            | '\u{fe0f}'
            | '\u{feff}' => {}
            _ => match FRACTIONS.iter().find(|(fraction, _)| *fraction == sign) {
                Some((_, parts)) => signs.extend(parts.chars()),
                None => signs.push(plain(sign)),
            },
        }
    }
    signs
}

fn plain(sign: char) -> char {
    let code = u32::from(sign);
    let zero = ZEROS.iter().rev().find(|zero| **zero <= code).copied();
    if let Some(digit) = zero.and_then(|zero| char::from_digit(code - zero, 10)) {
        return digit;
    }
    match sign {
        '‐' | '‑' | '‒' | '–' | '—' | '―' | '−' | '⁻' | '˗' | '⁃' | '﹘' | '﹣' | '－' | '➖' => {
            '-'
        }
        '＋' | '﹢' | '⁺' | '➕' => '+',
        '×' | '·' | '∙' | '⋅' | '•' | '∗' | '＊' | '✕' | '✖' => '*',
        '÷' | '⁄' | '∕' | '／' | ':' | '：' | '➗' => '/',
        '，' | '﹐' | '،' => ',',
        '．' | '。' | '｡' => '.',
        '’' | '‘' | 'ʼ' | '＇' | '´' | '`' | '_' => '\'',
        '[' | '{' | '（' => '(',
        ']' | '}' | '）' => ')',
        '＝' | '≈' | '≃' | '≅' => '=',
        // Also the Cyrillic letters that look the same, and those of formulas.
        'X' | 'ｘ' | 'х' | 'Х' | '𝑥' => 'x',
        'Y' | 'ｙ' | 'у' | 'У' | '𝑦' => 'y',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_zeros_are_in_order_and_all_their_digits_are_numeric() {
        assert!(ZEROS.is_sorted());
        for zero in ZEROS {
            for value in 0..10 {
                let digit = char::from_u32(zero + value).expect("a character");
                assert_eq!(plain(digit).to_digit(10), Some(value));
                assert!(digit.is_numeric(), "{digit}");
            }
        }
        for sign in ['/', ':', 'a', '²', '½', 'x', '१'] {
            assert_eq!(plain(sign).is_ascii_digit(), sign == '१', "{sign}");
        }
    }
}
