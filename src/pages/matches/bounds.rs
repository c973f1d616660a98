//! What is a backup, and the limits for one. The text is scanned before the browser parses it, because a huge one would block the page for
//! minutes.

/// The name of the first member of every backup, and its value.
pub const MARK: [&str; 2] = ["caravanserai", "backup"];
/// Maximum size, in megabytes: that of some ten thousand matches.
pub const MAX_MEGABYTES: u32 = 200;
/// Maximum depth of nested brackets.
const MAX_DEPTH: usize = 16;
/// Maximum number of values. A match of four players has about sixty.
const MAX_VALUES: usize = 1_000_000;

/// `true` if the length, the depth and the number of values of a JSON text are within the limits.
#[must_use]
pub fn is_bounded(json: &str) -> bool {
    if json.len() > MAX_MEGABYTES as usize * 1_000_000 {
        return false;
    }
    let (mut depth, mut values) = (0_usize, 0);
    let (mut is_text, mut is_escaped) = (false, false);
    for byte in json.bytes() {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' => is_escaped = true,
            b'"' => is_text = !is_text,
            _ if is_text => {}
            b',' => values += 1,
            b'[' | b'{' => {
                depth += 1;
                values += 1;
            }
            b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > MAX_DEPTH || values > MAX_VALUES {
            return false;
        }
    }
    true
}

/// `true` if a text looks like a backup, whole or not.
#[must_use]
pub fn is_backup(text: &str) -> bool {
    let text = trimmed(text);
    text.starts_with('{') && MARK.iter().all(|word| text.contains(&format!("\"{word}\"")))
}

/// Returns a text without what programs put around it.
#[must_use]
pub fn trimmed(text: &str) -> &str {
    text.trim_matches(|sign: char| sign.is_whitespace() || matches!(sign, '\u{feff}' | '\0'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_backup_is_bounded() {
        assert!(is_bounded(
            r#"{"matches":[{"row":{"names":["Ada","Ben"]},"text":"a\nb"},{"row":{"numbers":[[1],[2]]}}]}"#
        ));
    }

    #[test]
    fn brackets_in_texts_do_not_count() {
        assert!(is_bounded(&format!(r#"["{}", "\"{}", "\\"]"#, "[".repeat(99), "[".repeat(99))));
    }

    #[test]
    fn what_is_too_deep_is_not() {
        assert!(is_bounded(&"[".repeat(16)));
        assert!(!is_bounded(&"[".repeat(17)));
        assert!(!is_bounded(&format!(r#"["\\",{}"#, r#"{"a":"#.repeat(16))));
    }

    #[test]
    fn what_is_too_long_is_not() {
        assert!(!is_bounded(&" ".repeat(200_000_001)));
    }

    #[test]
    fn what_has_too_many_values_is_not() {
        assert!(!is_bounded(&format!("[{}", "{},".repeat(500_000))));
        assert!(!is_bounded(&"1,".repeat(1_000_001)));
    }
}
