//! The current language and its messages.

use std::cell::Cell;

use super::pattern::{Arg, write};
use super::signs::{MESSAGE, RUN};
use super::{COUNT, FIRST, Language};

/// The messages of a program in one language. Catalogues are leaked and never freed: there are few languages.
#[derive(Clone, Debug)]
struct Catalogue {
    language: Language,
    /// The patterns by message number; empty where one is not loaded.
    messages: Vec<&'static str>,
}

thread_local! {
    static SPOKEN: Cell<Option<&'static Catalogue>> = const { Cell::new(None) };
}

impl Catalogue {
    /// Parses a catalogue that the build or `scripts/words.mjs` has written; `None` if the text is not one. Messages
    /// that it lacks are taken from `known` if that has the same language.
    fn read(text: &'static str, known: Option<&Self>) -> Option<Self> {
        let mut runs = text.split(RUN);
        let letter = runs.next()?.chars().next()?;
        let language = *Language::ALL.get((letter as usize).wrapping_sub('A' as usize))?;
        let known = known.filter(|known| known.language == language);
        let mut messages = known.map_or_else(|| vec![""; COUNT], |known| known.messages.clone());
        for run in runs {
            let mut run = run.split(MESSAGE);
            let start: usize = run.next()?.parse().ok()?;
            for (place, message) in messages.iter_mut().skip(start).zip(run) {
                *place = message;
            }
        }
        Some(Self { language, messages })
    }
}

/// Sets the language and the messages from the text of a catalogue. Messages that it lacks keep their value if the
/// language stays the same. Returns `false` and changes nothing if the text is not a catalogue.
#[must_use]
pub fn load(text: String) -> bool {
    let catalogue = Catalogue::read(text.leak(), SPOKEN.get());
    let is_read = catalogue.is_some();
    if let Some(catalogue) = catalogue {
        SPOKEN.set(Some(Box::leak(Box::new(catalogue))));
    }
    is_read
}

#[cfg(not(target_arch = "wasm32"))]
static ALL: [&str; Language::ALL.len()] = include!(concat!(env!("OUT_DIR"), "/catalogues.rs"));

/// Sets the language of this thread.
#[cfg(not(target_arch = "wasm32"))]
pub fn speak(language: Language) {
    let is_read = load(ALL[language as usize].to_owned());
    debug_assert!(is_read, "the build writes catalogues only");
}

/// The current catalogue. Outside of the browser the default is English.
fn spoken() -> Option<&'static Catalogue> {
    #[cfg(not(target_arch = "wasm32"))]
    if SPOKEN.get().is_none() {
        speak(Language::English);
    }
    SPOKEN.get()
}

/// The current language.
#[must_use]
pub fn language() -> Language {
    spoken().map_or(Language::English, |catalogue| catalogue.language)
}

/// The pattern of the message with this number; empty if it is not loaded.
#[inline(never)]
fn pattern(number: usize) -> &'static &'static str {
    let messages = spoken().map_or(&[][..], |catalogue| &catalogue.messages);
    messages.get(number.wrapping_sub(FIRST)).unwrap_or(&"")
}

/// The text of the message with this number, which has no placeables.
#[inline(always)]
#[expect(clippy::inline_always, reason = "a call of `pattern` weighs less than one of this, and there are hundreds")]
pub(super) fn plain(number: usize) -> &'static str {
    pattern(number)
}

/// The text of the message with this number and these arguments.
#[inline(never)]
pub(super) fn formatted(number: usize, args: &[Arg]) -> String {
    let mut out = String::new();
    write(pattern(number), args, language(), &mut out);
    out
}
