//! Keys as shortcuts, on keyboards of every layout.

use std::borrow::Cow;

use yew::KeyboardEvent;

/// Returns the shortcut of a pressed key.
pub fn shortcut_of(event: &KeyboardEvent) -> String {
    shortcut(&event.key(), &event.code(), event.shift_key()).into_owned()
}

/// Returns the shortcut of a key: what it types, in lower case; or, if that means nothing here, what the key at the same
/// place types on an American keyboard. So the letters of a Hindi layout have shortcuts, and the digits of a French one
/// need no Shift.
fn shortcut<'a>(key: &'a str, code: &str, shift: bool) -> Cow<'a, str> {
    let mut typed = key.chars();
    if let (Some(letter), None) = (typed.next(), typed.next()) {
        if letter.is_ascii_alphabetic() {
            return key.to_ascii_lowercase().into();
        }
        if letter.is_ascii_digit() || matches!(letter, ' ' | ',' | '.' | '?') {
            return key.into();
        }
    } else if key.is_ascii() && !matches!(key, "Unidentified" | "Process" | "Dead") {
        return key.into();
    }
    match code {
        "Comma" => ",".into(),
        "Period" => ".".into(),
        "Slash" if shift => "?".into(),
        _ => {
            let placed = code.strip_prefix("Key").or_else(|| code.strip_prefix("Digit"));
            placed.map_or(key.into(), |placed| placed.to_ascii_lowercase().into())
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Keys as Chromium and Firefox report them, with their shortcuts.
    const KEYS: &str = include_str!("../../tests/data/keys.txt");

    #[test]
    fn every_keyboard_has_every_shortcut() {
        let mut lines = 0;
        for line in KEYS.lines().filter(|line| !line.starts_with('#')) {
            let fields: Vec<&str> = line.split('\t').collect();
            let [layout, key, code, shift, wanted] = fields[..] else { panic!("{line}") };
            assert_eq!(shortcut(key, code, shift == "Shift"), wanted, "{layout}: {key} at {code}");
            lines += 1;
        }
        assert!(lines > 60, "{lines}");
    }
}
