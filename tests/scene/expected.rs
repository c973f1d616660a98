//! What a text should be is said in words, in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use caravanserai::words::{Arg, Language, MESSAGES, Message, Place, speak};

/// What reads texts, and the files that have words for what it expects.
const READERS: [(&[&str], &[&str]); 7] = [
    (&["record", "rules/seat.rs"], &["house"]),
    (&["rules/cross"], &["cross", "house"]),
    (&["rules/chaupar"], &["chaupar", "cross", "house"]),
    (&["rules/pachisi"], &["pachisi", "cross", "house"]),
    (&["rules/marrakech"], &["marrakech", "house"]),
    (&["rules/damath"], &["damath", "house"]),
    (&["rules/dschamal"], &["dschamal", "house"]),
];

/// The sources that are meant by a path below `src`.
fn sources(path: &Path) -> String {
    if path.is_file() {
        return fs::read_to_string(path).expect("a source");
    }
    fs::read_dir(path).expect("a folder").map(|entry| sources(&entry.expect("an entry").path())).collect()
}

/// What is expected below these paths, by keyword.
fn expected_in(paths: &[&str]) -> BTreeSet<String> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let sources: String = paths.iter().map(|path| sources(&root.join(path))).collect();
    sources.split("Expected(\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The message that says what is expected, and its keywords.
fn expected(file: &str) -> (&'static Message, BTreeSet<String>) {
    let message = MESSAGES.iter().find(|message| message.file == file && message.name == "expected");
    let message = message.expect("a message");
    let Place::Key(keys) = message.places[0] else { panic!("{file} has no keywords") };
    (message, keys.iter().map(|key| (*key).to_owned()).collect())
}

#[test]
fn whatever_a_reader_expects_has_words_and_no_words_are_idle() {
    let mut used = BTreeSet::new();
    for (paths, files) in READERS {
        for key in expected_in(paths) {
            let file = files.iter().find(|file| expected(file).1.contains(&key));
            let file = file.unwrap_or_else(|| panic!("{paths:?} expects {key}, and {files:?} have no words for it"));
            used.insert((*file, key));
        }
    }
    for file in READERS.map(|(_, files)| files[0]) {
        for key in expected(file).1 {
            assert!(used.contains(&(file, key.clone())), "nobody expects {key} of {file}.ftl");
        }
    }
}

#[test]
fn it_is_said_in_every_language() {
    for language in Language::ALL {
        speak(language);
        for file in READERS.map(|(_, files)| files[0]) {
            let (message, keys) = expected(file);
            let say = |key: &str| message.with(&[Arg::Text(key), Arg::Text("")]);
            let other = say("no such keyword");
            for key in keys {
                assert_ne!(say(&key), other, "{file}.ftl has no words for {key} in {language:?}");
            }
        }
    }
}
