//! Displayed names: never empty, no two the same, and without control characters that would reorder the sentence around
//! them.

use crate::rules::is_invisible;
use crate::words::table;

/// The recorded name of the only person at a table who gave none. It is displayed in the reader's language.
pub const YOU: &str = "You";

/// Characters that begin and end a bidirectional isolate.
const ISOLATE: [char; 2] = ['\u{2068}', '\u{2069}'];

/// Returns the displayed names of the seats.
pub fn shown_names<'a>(names: impl IntoIterator<Item = &'a str>) -> Vec<String> {
    let mut shown: Vec<String> = Vec::new();
    for name in names {
        let mut name: String = name.chars().filter(|letter| !turns(*letter)).collect();
        if name.chars().all(is_invisible) {
            // From a match that was saved before such names were refused.
            name = table::player_name(shown.len() + 1);
        }
        let is_taken = |name: &str| shown.iter().any(|other| visible(other).eq(visible(name)));
        let first = name.clone();
        let mut number = 1;
        while is_taken(&name) {
            number += 1;
            name = format!("{first} ({number})");
        }
        shown.push(if name.chars().any(is_from_right) { format!("{}{name}{}", ISOLATE[0], ISOLATE[1]) } else { name });
    }
    shown
}

/// Returns the visible characters of a name.
fn visible(name: &str) -> impl Iterator<Item = char> {
    name.chars().filter(|letter| !is_invisible(*letter))
}

/// Returns `true` for directional formatting characters.
fn turns(letter: char) -> bool {
    matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Returns `true` for characters that may be written from right to left.
fn is_from_right(letter: char) -> bool {
    matches!(letter, '\u{590}'..='\u{8ff}' | '\u{200f}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{feff}')
        || matches!(letter, '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}')
}
