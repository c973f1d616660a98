//! The language that is spoken.

use std::cell::Cell;

use super::pattern::{Arg, write};
use super::{FILES, Language};

/// The messages of a program in one language. What was loaded once stays: there are few languages.
#[derive(Debug)]
struct Catalogue {
    language: Language,
    /// The patterns of each file, by their numbers; none of files that the program does not need.
    files: [Vec<&'static str>; FILES],
}

thread_local! {
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

// How `build/pattern.rs` writes a catalogue: the number of the language as a capital letter from A on; then for each file
// its number, likewise, its patterns with MESSAGE after each, and FILE.
const MESSAGE: char = '\u{6}';
const FILE: char = '\u{7}';

/// Which one of many a capital letter stands for.
fn number(letter: char) -> usize {
    (letter as usize).wrapping_sub('A' as usize)
}

impl Catalogue {
    fn read(text: &'static str) -> Option<Self> {
        let mut letters = text.chars();
        let language = *Language::ALL.get(number(letters.next()?))?;
        let mut files = [const { Vec::new() }; FILES];
        for file in letters.as_str().split_terminator(FILE) {
            let mut letters = file.chars();
            let file = files.get_mut(number(letters.next()?))?;
            *file = letters.as_str().split_terminator(MESSAGE).collect();
        }
        Some(Self { language, files })
    }
}

/// From now on the language is spoken whose catalogue this text is. Gives whether it is one: if not, nothing changes.
#[must_use]
pub fn load(text: String) -> bool {
    let catalogue = Catalogue::read(text.leak());
    let is_read = catalogue.is_some();
    if let Some(catalogue) = catalogue {
        SPOKEN.set(Some(Box::leak(Box::new(catalogue))));
    }
    is_read
}

#[cfg(not(target_arch = "wasm32"))]
static ALL: [&str; 4] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// Speaks a language from now on, in this thread.
#[cfg(not(target_arch = "wasm32"))]
pub fn speak(language: Language) {
    let is_read = load(ALL[language as usize].to_owned());
    debug_assert!(is_read, "the build writes catalogues only");
}

/// What is spoken. Natively it is English until something else is asked for.
fn spoken() -> Option<&'static Catalogue> {
    #[cfg(not(target_arch = "wasm32"))]
    if SPOKEN.get().is_none() {
        speak(Language::English);
    }
    SPOKEN.get()
}

/// The language that is spoken.
#[must_use]
pub fn language() -> Language {
    spoken().map_or(Language::English, |catalogue| catalogue.language)
}

/// The pattern of a message. A program that lacks it says nothing.
fn pattern(file: usize, message: usize) -> &'static str {
    spoken().and_then(|catalogue| catalogue.files.get(file)?.get(message).copied()).unwrap_or_default()
}

/// A message without arguments.
pub(super) fn plain(file: usize, message: usize) -> &'static str {
    pattern(file, message)
}

/// A message with these arguments.
pub(super) fn said(file: usize, message: usize, args: &[Arg]) -> String {
    let mut out = String::new();
    write(pattern(file, message), args, language(), &mut out);
    out
}
