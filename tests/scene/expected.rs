//! Every keyword of a parse error has a message in every language.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use caravanserai::words::{Arg, Language, MESSAGES, Message, Place, speak};

/// The files of messages, and the paths below `src` whose parse errors they describe.
const FILES: [(&str, &[&str]); 6] = [
    ("table", &["record", "rules/seat.rs"]),
    ("marrakech", &["rules/marrakech"]),
    ("damath", &["rules/damath"]),
    ("chaupar", &["rules/chaupar"]),
    ("pachisi", &["rules/pachisi"]),
    ("dschamal", &["rules/dschamal"]),
];

/// The files that describe every parse error of their paths: all texts parsed there can come from a player. The others
/// also parse states, with which no match begins: only tests see those errors, and the laws check that all others have
/// messages.
const WHOLE: [&str; 2] = ["table", "damath"];

/// The text of all source files at a path.
fn sources(path: &Path) -> String {
    if path.is_file() {
        return fs::read_to_string(path).expect("a source");
    }
    fs::read_dir(path).expect("a folder").map(|entry| sources(&entry.expect("an entry").path())).collect()
}

/// The keywords of the parse errors below these paths.
fn expected_in(paths: &[&str]) -> BTreeSet<String> {
    let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"));
    let sources: String = paths.iter().map(|path| sources(&root.join(path))).collect();
    sources.split("Expected(\"").skip(1).filter_map(|rest| rest.split('"').next()).map(str::to_owned).collect()
}

/// The message for parse errors in a file, and its keywords.
fn expected(file: &str) -> (&'static Message, BTreeSet<String>) {
    let message = MESSAGES.iter().find(|message| message.file == file && message.name == "expected");
    let message = message.expect("a message");
    let Place::Key(keys) = message.places[0] else { panic!("{file} has no keywords") };
    (message, keys.iter().map(|key| (*key).to_owned()).collect())
}

#[test]
fn what_a_reader_expects_has_words_and_no_words_are_idle() {
    for (file, paths) in FILES {
        let (_, keys) = expected(file);
        let wanted = expected_in(paths);
        let idle: Vec<_> = keys.difference(&wanted).collect();
        assert!(idle.is_empty(), "nobody expects {idle:?} of {file}.ftl");
        let wordless: Vec<_> = wanted.difference(&keys).collect();
        assert!(wordless.is_empty() || !WHOLE.contains(&file), "{file}.ftl has no words for {wordless:?}");
    }
}

#[test]
fn it_is_said_in_every_language() {
    for language in Language::ALL {
        speak(language);
        for (file, _) in FILES {
            let (message, keys) = expected(file);
            let say = |key: &str| message.with(&[Arg::Text(key), Arg::Text("")]);
            let other = say("no such keyword");
            for key in keys {
                assert_ne!(say(&key), other, "{file}.ftl has no words for {key} in {language:?}");
            }
        }
    }
}
