//! Pages as a person reads them, in every language.
//!
//! `GOLDEN=write cargo test pages::` writes them to `tests/golden/pages/`. Read the difference before you commit it.

use std::{env, fs};

use caravanserai::scene::Field;
use caravanserai::words::{Language, speak};

/// A text in lines, each with its kind.
#[derive(Default)]
pub struct Lines(pub String);

impl Lines {
    /// Begins the lines of a page in some state.
    pub fn title(&mut self, title: &str) {
        self.0 += &format!("{}# {title}\n\n", if self.0.is_empty() { "" } else { "\n" });
    }

    /// Adds a line unless it has no text.
    pub fn add(&mut self, kind: &str, text: &str) {
        if !text.is_empty() {
            self.0 += &format!("{kind}: {}\n", text.replace('\n', " ⏎ "));
        }
    }

    /// Adds a choice.
    pub fn add_field(&mut self, field: &Field) {
        self.add("choice", field.label);
        for (number, choice) in field.choices.iter().enumerate() {
            let kind = if number == field.chosen { "    chosen" } else { "    other" };
            let note = if choice.note.is_empty() { String::new() } else { format!(" – {}", choice.note) };
            self.add(kind, &format!("{}{note}", choice.label));
        }
    }
}

/// Checks that a page reads as recorded in every language.
pub fn check(name: &str, read: impl Fn() -> Lines) {
    for language in Language::ALL {
        speak(language);
        let text = read().0;
        let folder = format!("{}/tests/golden/pages", env!("CARGO_MANIFEST_DIR"));
        let path = format!("{folder}/{name}.{}.txt", language.tag());
        if env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
            fs::create_dir_all(&folder).expect("a folder that can be made");
            fs::write(&path, &text).expect("a file that can be written");
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        let differs = golden.lines().zip(text.lines()).find(|(golden, said)| golden != said);
        assert!(golden == text, "{path} reads otherwise, first {differs:?}: GOLDEN=write cargo test pages::");
    }
    speak(Language::English);
}
