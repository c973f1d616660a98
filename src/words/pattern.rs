//! Formatting a message with its arguments.

use std::str::Chars;

use super::signs::{CHOICE, END, KEY, PLACE, VARIANT};
use super::{Language, Number, table};

/// An argument of a message.
#[derive(Clone, Copy, Debug)]
pub enum Arg<'a> {
    /// A text, or the key of a selector.
    Text(&'a str),
    /// A number.
    Number(Number),
    /// A player.
    Who(Who<'a>),
}

/// A player: by name, or `None` for the reader, whom the message addresses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Who<'a>(pub Option<&'a str>);

impl Arg<'_> {
    fn write(self, out: &mut String) {
        match self {
            Self::Text(text) => *out += text,
            Self::Number(number) => number.write(out),
            Self::Who(Who(name)) => *out += name.unwrap_or(table::you()),
        }
    }

    /// `true` if the argument selects the variant with this key.
    fn is(self, key: &str, language: Language) -> bool {
        match self {
            Self::Text(text) => key == text,
            Self::Number(number) => key == language.category(number.0) || key.parse() == Ok(number.0),
            Self::Who(Who(name)) => name.is_none() && key == "you",
        }
    }
}

/// Writes a pattern with these arguments. A malformed pattern gives some text and does not panic.
pub(super) fn write(pattern: &str, args: &[Arg], language: Language, out: &mut String) {
    write_variant(&mut pattern.chars(), args, language, out, true);
}

/// Consumes the pattern up to the end of a variant, and writes it if `says` is `true`.
fn write_variant(signs: &mut Chars, args: &[Arg], language: Language, out: &mut String, says: bool) {
    while let Some(sign) = signs.next().filter(|sign| *sign != VARIANT) {
        if sign != PLACE && sign != CHOICE {
            if says {
                out.push(sign);
            }
            continue;
        }
        let number = signs.next().map_or(0, |digit| (digit as usize).wrapping_sub('0' as usize));
        let arg = args.get(number).copied().unwrap_or(Arg::Text(""));
        if sign == PLACE {
            if says {
                arg.write(out);
            }
            continue;
        }
        let mut open = says;
        while let Some((key, rest)) = signs.as_str().split_once(KEY) {
            *signs = rest.chars();
            let chosen = open && (key.is_empty() || arg.is(key, language));
            open &= !chosen;
            write_variant(signs, args, language, out, chosen);
            if let Some(rest) = signs.as_str().strip_prefix(END) {
                *signs = rest.chars();
                break;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EGGS: &str = "\u{2}0you\u{3}You have\u{4}\u{3}\u{1}0 has\u{4}\u{5} \u{2}11\u{3}an egg\u{4}other\u{3}\u{1}1 \u{2}2blue\u{3}blue \u{4}\u{3}\u{4}\u{5}eggs\u{4}\u{3}no\u{4}\u{5}.";

    #[track_caller]
    fn check(who: Option<&str>, number: i32, colour: &str, said: &str) {
        let mut out = String::new();
        write(EGGS, &[Arg::Who(Who(who)), Arg::Number(Number(number)), Arg::Text(colour)], Language::English, &mut out);
        assert_eq!(out, said);
    }

    #[test]
    fn words_are_chosen_by_player_number_and_keyword() {
        check(None, 1, "blue", "You have an egg.");
        check(Some("Lina"), 2, "blue", "Lina has 2 blue eggs.");
        check(Some("you"), -3, "red", "you has −3 eggs.");
    }

    #[test]
    fn whatever_is_no_pattern_is_read_without_harm() {
        for pattern in
            ["\u{1}", "\u{2}", "\u{2}0", "\u{2}0a\u{3}", "\u{1}9", "\u{2}0\u{3}\u{2}\u{4}", "a\u{5}", "\u{1}é"]
        {
            write(pattern, &[], Language::Hindi, &mut String::new());
        }
    }
}
