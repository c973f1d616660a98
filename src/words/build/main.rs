//! Compiles the messages: into `messages.rs`, the typed functions; `catalogues.rs`, all messages of each language for
//! programs outside of the browser; and `words.json`, from which `scripts/words.mjs` writes the site's files. Errors
//! end the build, with one line each: file, line and reason.

mod check;
mod file;
mod pattern;
mod place;
mod rust;
mod signs;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use file::{File, Message};
use serde_json::json;
use signs::{MESSAGE, RUN};

/// The folder of each language, in the order of `Language`; the first is the source of the translations.
const LANGUAGES: [&str; 4] = ["en", "fr", "hi", "fil"];

/// The files of the programs' messages, in the order of their message numbers.
const FILES: &[&str] = &[
    "table",
    "throws",
    "sums",
    "marrakech",
    "damath",
    "position",
    "cross",
    "chaupar",
    "pachisi",
    "dschamal",
    "matches",
    "analysis",
    "lessons",
    "marrakech-lessons",
    "damath-lessons",
    "chaupar-lessons",
    "pachisi-lessons",
    "dschamal-lessons",
    "days",
    "puzzles",
    "paper",
    "tournament",
    "live",
    "phrases",
];

/// The messages of the page before a program is loaded. Their arguments are texts only, and no program uses them.
const HOME: &str = "home";

/// The files that each program uses in addition to `table`.
const PROGRAMS: &[(&str, &[&str])] = &[
    (
        "marrakech",
        &["throws", "sums", "marrakech", "analysis", "phrases", "live", "lessons", "marrakech-lessons", "puzzles"],
    ),
    ("damath", &["sums", "damath", "analysis", "phrases", "live", "lessons", "damath-lessons", "puzzles", "position"]),
    (
        "chaupar",
        &["throws", "cross", "chaupar", "analysis", "phrases", "live", "lessons", "chaupar-lessons", "puzzles"],
    ),
    (
        "pachisi",
        &["throws", "cross", "pachisi", "analysis", "phrases", "live", "lessons", "pachisi-lessons", "puzzles"],
    ),
    ("dschamal", &["throws", "dschamal", "analysis", "phrases", "live", "lessons", "dschamal-lessons"]),
    ("damath_class", &["damath", "paper", "tournament"]),
    ("matches", &["throws", "matches", "days", "puzzles"]),
];

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("Cargo says where the package is"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("Cargo says where to write"));
    // Not all of `static`: styles and pictures use no messages, and a change of them need not compile the programs
    // again.
    for watched in check::page_sources(&root).into_iter().chain([root.join("src")]) {
        println!("cargo:rerun-if-changed={}", watched.display());
    }
    let mut faults = Vec::new();
    let names = || FILES.iter().copied().chain([HOME]);
    let languages: Vec<Vec<File>> = LANGUAGES
        .iter()
        .map(|language| names().map(|name| File::read(&root, language, name, &mut faults)).collect())
        .collect();
    let (english, others) = languages.split_first().expect("a first language");
    for file in english {
        check::declarations(file, &mut faults);
    }
    for (language, files) in LANGUAGES.iter().skip(1).zip(others) {
        for (file, english) in files.iter().zip(english) {
            check::same(language, file, english, &mut faults);
        }
    }
    for (language, files) in LANGUAGES.iter().zip(&languages) {
        for (file, english) in files.iter().zip(english) {
            check::patterns(language, file, english, &mut faults);
        }
    }
    check::used(&root, english, HOME, &mut faults);
    if !faults.is_empty() {
        for fault in faults {
            eprintln!("{fault}");
        }
        process::exit(1);
    }
    write(&out, &languages);
}

/// Writes the output files.
fn write(out: &Path, languages: &[Vec<File>]) {
    let save = |name: &str, text: String| fs::write(out.join(name), text).expect("a file is written");
    let english = &languages[0];
    let (programs, home) = english.split_at(FILES.len());
    save("messages.rs", rust::functions(programs));
    let patterns = |files: &[File]| -> Vec<Vec<String>> {
        files.iter().zip(programs).map(|(file, english)| pattern::patterns(file, english).collect()).collect()
    };
    let whole = (b'A'..).zip(languages).map(|(letter, files)| {
        let messages = patterns(files).concat().join(&MESSAGE.to_string());
        format!("{:?},", format!("{}{RUN}0{MESSAGE}{messages}", char::from(letter)))
    });
    save("catalogues.rs", format!("[{}]", whole.collect::<String>()));

    let tagged = || LANGUAGES.into_iter().zip(languages);
    let of_programs = tagged().map(|(tag, files)| (tag, FILES.iter().zip(patterns(files)).collect::<BTreeMap<_, _>>()));
    let of_page = tagged().map(|(tag, files)| (tag, texts(home[0].messages.iter(), &files[FILES.len()])));
    // What the page says with the words of the tables: the names of games, and settings.
    let of_tables = tagged().map(|(tag, files)| {
        let at = FILES.iter().position(|name| *name == "table").expect("a file of the tables");
        let whole = english[at].messages.iter().filter(|message| place::places(message).is_empty());
        (tag, texts(whole, &files[at]))
    });
    let used = PROGRAMS.iter().map(|(program, files)| (program, [&["table"], *files].concat()));
    let all = json!({
        "languages": LANGUAGES,
        "first": rust::FIRST,
        "files": FILES,
        "used": used.collect::<BTreeMap<_, _>>(),
        "programs": of_programs.collect::<BTreeMap<_, _>>(),
        "page": of_page.collect::<BTreeMap<_, _>>(),
        "tables": of_tables.collect::<BTreeMap<_, _>>(),
    });
    save("words.json", all.to_string());
}

/// The texts of messages in the language of a file, by their names.
fn texts<'a>(english: impl Iterator<Item = &'a Message>, file: &File) -> BTreeMap<&'a str, String> {
    english
        .map(|message| {
            let own = file.message(&message.name).expect("checked before");
            (message.name.as_str(), pattern::plain(own, file))
        })
        .collect()
}
