//! Makes of the messages what the program needs of them: `messages.rs`, the typed functions; a text for each language and
//! program, in the folder `words`; and what the page says before any program is there, `words/home.json`. Whatever is
//! wrong with a message ends the build with a line for each fault: file, line, and what is to be done.

mod check;
mod file;
mod pattern;
mod rust;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use file::File;

/// The folder of each language, in the order of `Language`; the first is what the others are translated from.
const LANGUAGES: [&str; 4] = ["en", "fr", "hi", "fil"];

/// The files of messages that programs use, in the order of their numbers.
const FILES: [&str; 7] = ["house", "marrakech", "damath", "cross", "chaupar", "pachisi", "dschamal"];

/// What the page says before any program is there. It takes no arguments but texts, and no program needs it.
const HOME: &str = "home";

/// The files that each program uses beside `house`.
const PROGRAMS: [(&str, &[&str]); 5] = [
    ("marrakech", &["marrakech"]),
    ("damath", &["damath"]),
    ("chaupar", &["cross", "chaupar"]),
    ("pachisi", &["cross", "pachisi"]),
    ("dschamal", &["dschamal"]),
];

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("Cargo says where the package is"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("Cargo says where to write"));
    for watched in ["src", "static", "index.html"] {
        println!("cargo:rerun-if-changed={watched}");
    }
    let mut faults = Vec::new();
    let names = || FILES.into_iter().chain([HOME]);
    let languages: Vec<Vec<File>> = LANGUAGES
        .iter()
        .map(|language| names().map(|name| File::read(&root, language, name, &mut faults)).collect())
        .collect();
    let (english, others) = languages.split_first().expect("a first language");
    for file in english {
        check::declarations(file, &mut faults);
    }
    // TODO languages: `.skip(1)` again
    for (language, files) in LANGUAGES.iter().skip(4).zip(others) {
        for (file, english) in files.iter().zip(english) {
            check::same(language, file, english, &mut faults);
        }
    }
    for (language, files) in LANGUAGES.iter().zip(&languages).take(1) {
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

/// Writes everything, once nothing is wrong.
fn write(out: &Path, languages: &[Vec<File>]) {
    let save = |name: &str, text: String| fs::write(out.join(name), text).expect("a file is written");
    let english = &languages[0];
    let programs = &english[..FILES.len()];
    save("messages.rs", rust::functions(programs));
    fs::create_dir_all(out.join("words")).expect("a folder is made");
    let all: BTreeSet<&str> = FILES.into_iter().collect();
    let mut whole = String::from("[");
    for (number, files) in languages.iter().enumerate() {
        let text = |wanted: &BTreeSet<&str>| pattern::catalogue(number, &files[..FILES.len()], programs, wanted);
        for (program, own) in PROGRAMS {
            let wanted = own.iter().copied().chain(["house"]).collect();
            save(&format!("words/{program}.{}.txt", LANGUAGES[number]), text(&wanted));
        }
        whole += &format!("{:?},", text(&all));
    }
    save("catalogues.rs", whole + "]");
    let homes = languages.iter().zip(LANGUAGES).map(|(files, language)| {
        let messages = files[FILES.len()].messages.iter();
        let messages: Vec<_> = messages.map(pattern::json).collect();
        format!("\"{language}\":{{{}}}", messages.join(","))
    });
    save("words/home.json", format!("{{{}}}\n", homes.collect::<Vec<_>>().join(",\n")));
}
