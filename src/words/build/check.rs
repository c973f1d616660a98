//! The checks of messages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::file::{File, Message};
use super::pattern::{Part, parts};
use super::place::{Kind, place, places};
use super::rust;

/// Checks the declarations: every one can be parsed, and no message has more than ten placeables.
pub fn declarations(file: &File, faults: &mut Vec<String>) {
    for message in &file.messages {
        let at = format!("{}:{}: {}", file.path, message.line, message.name);
        faults.extend(message.comment.iter().filter_map(|line| Some(format!("{at}: {}", place(line).err()?))));
        if places(message).len() > 10 {
            faults.push(format!("{at} has more than ten places"));
        }
    }
}

/// Checks that a file has the same messages as the English one.
pub fn same(language: &str, file: &File, english: &File, faults: &mut Vec<String>) {
    for message in english.messages.iter().filter(|message| file.message(&message.name).is_none()) {
        let Message { name, line, .. } = message;
        faults.push(format!(
            "{}: {name} is missing in {language}; in English it stands in {}:{line}",
            file.path, english.path
        ));
    }
    for message in file.messages.iter().filter(|message| english.message(&message.name).is_none()) {
        faults.push(format!("{}:{}: {} stands in no English file", file.path, message.line, message.name));
    }
}

/// Words that no message of a language has, as there are better ones. A message has such words if they stand there as
/// whole words, in lower case or not.
const BANNED: [(&str, &[(&str, &str)]); 4] = [
    (
        "en",
        &[
            ("cry", "shout"),
            ("cries", "shouts"),
            ("crying", "shouting"),
            ("the lot", "the toss"),
            ("by lot", "at random"),
            ("all the same", "anyway"),
            ("this is no", "this is not a"),
            ("that is no", "that is not a"),
            ("it is no", "it is not a"),
            ("whoever", "the player who"),
            ("stand before", "are in front of"),
            ("stands before", "is in front of"),
            ("anew", "again"),
            ("afresh", "again"),
            ("went by link", "moved to a link"),
            ("cannot", "can’t"),
            ("do not", "don’t"),
            ("did not", "didn’t"),
            ("would not", "wouldn’t"),
            ("could not", "couldn’t"),
            ("will not", "won’t"),
            ("surrender", "resign"),
            ("surrenders", "resigns"),
            ("erase", "delete"),
            ("unused", "skip"),
            ("solve it", "work it out"),
            ("greater total", "higher total"),
            ("the day’s", "daily"),
            ("drop out", "withdraw"),
            ("late comer", "latecomer"),
            ("trade roads", "trade routes"),
        ],
    ),
    ("fr", &[("une pasa", "un pasa"), ("butin", "prise"), ("éliminé", "hors jeu")]),
    (
        "hi",
        &[
            ("ढूँढ़ें", "ढूँढें"),
            ("क़ीमत", "कीमत"),
            ("मुक़ाबला", "मुकाबला"),
            ("मुक़ाबले", "मुकाबले"),
            ("नुक़सान", "नुकसान"),
            ("बाक़ी", "बाकी"),
            ("ख़ाली", "खाली"),
            ("तारीख़", "तारीख"),
            ("संस्करण", "वर्शन"),
        ],
    ),
    (
        "fil",
        &[
            ("pinakamagaling", "pinakamahusay"),
            ("ulit", "uli"),
            ("piraso", "piyesa"),
            ("pirasong", "piyesang"),
            ("operasyon", "operation sign"),
        ],
    ),
];

/// Signs within words that are no letters: the apostrophe, and Devanagari's nukta and virama.
const WITHIN_WORDS: [char; 3] = ['’', '\u{93c}', '\u{94d}'];

/// Returns the words of a text in lower case, each between spaces.
fn words(text: &str) -> String {
    let is_outside = |sign: char| !sign.is_alphanumeric() && !WITHIN_WORDS.contains(&sign);
    let words = text.split(is_outside).filter(|word| !word.is_empty());
    format!(" {} ", words.map(str::to_lowercase).collect::<Vec<_>>().join(" "))
}

/// Returns what is wrong with the words of a text.
fn banned<'a>(language: &'a str, text: &'a str) -> impl Iterator<Item = String> + 'a {
    let text = words(text);
    let of_language = BANNED.iter().filter(move |(tag, _)| *tag == language).flat_map(|(_, words)| *words);
    let found = of_language.filter(move |(word, _)| text.contains(&words(word)));
    found.map(|(word, better)| format!("“{word}”: say “{better}”"))
}

/// Checks that every message can be parsed, uses exactly the placeables that the English file declares, and selects
/// only by keys that can occur.
pub fn patterns(language: &str, file: &File, english: &File, faults: &mut Vec<String>) {
    for message in &file.messages {
        let Some(declared) = english.message(&message.name).map(places) else { continue };
        let at = format!("{}:{}: {}", file.path, message.line, message.name);
        let parts = match parts(&message.pattern, file, &[]) {
            Ok(parts) => parts,
            Err(fault) => {
                faults.push(format!("{at}: {fault}"));
                continue;
            }
        };
        let mut used = BTreeSet::new();
        let mut spoken_to = BTreeSet::new();
        walk(&parts, &mut |part| match part {
            Part::Text(text) => {
                if text.contains(|sign| sign < ' ' && sign != '\n') {
                    faults.push(format!("{at} has a control character"));
                }
                faults.extend(banned(language, text).map(|fault| format!("{at} has {fault}")));
            }
            Part::Place(name) => {
                used.insert(name.clone());
            }
            Part::Choice(name, variants) => {
                used.insert(name.clone());
                let keys: Vec<_> = variants.iter().map(|(key, _)| key.as_str()).collect();
                if keys.contains(&"you") {
                    spoken_to.insert(name.clone());
                }
                let place = declared.iter().find(|place| place.name == *name);
                let is_known = |key: &str| match place.map(|place| &place.kind) {
                    Some(Kind::Number) => ["one", "other"].contains(&key) || key.parse::<i32>().is_ok(),
                    Some(Kind::Who) => ["you", "other"].contains(&key),
                    Some(Kind::Key(keys)) => key == "other" || keys.iter().any(|known| known == key),
                    Some(Kind::Text) => key == "other" || key.is_empty(),
                    None => true,
                };
                let unknown = keys.iter().filter(|key| !is_known(key));
                faults.extend(unknown.map(|key| format!("{at}: ${name} is never “{key}”")));
            }
        });
        for place in &declared {
            if !used.contains(&place.name) {
                faults.push(format!("{at} lacks ${} in {language}", place.name));
            } else if place.kind == Kind::Who && !spoken_to.contains(&place.name) {
                faults.push(format!("{at} has no words for [you] of ${}", place.name));
            }
        }
        let extra = used.iter().filter(|name| declared.iter().all(|place| place.name != **name));
        faults.extend(extra.map(|name| format!("{at} uses ${name}, which {} does not declare", english.path)));
    }
}

fn walk(parts: &[Part], see: &mut impl FnMut(&Part)) {
    for part in parts {
        see(part);
        if let Part::Choice(_, variants) = part {
            for (_, parts) in variants {
                walk(parts, see);
            }
        }
    }
}

/// Checks that every message is used: those of `home` by the page and its scripts, the others by Rust.
pub fn used(root: &Path, english: &[File], home: &str, faults: &mut Vec<String>) {
    let rust: String = sources(&root.join("src"), "rs").into_iter().map(read).collect();
    // A call names the module and the message: `table::list_more`.
    let called: BTreeSet<_> = rust.split("::").skip(1).map(first_word).collect();
    let page: String = page_sources(root).into_iter().map(read).collect();
    let shown: BTreeSet<_> = page.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '-').collect();
    for file in english {
        let is_used = |message: &&Message| {
            if file.name == home {
                shown.contains(message.name.as_str())
            } else {
                called.contains(rust::name(&message.name).as_str())
            }
        };
        let unused = file.messages.iter().filter(|message| !is_used(message));
        faults.extend(unused.map(|message| format!("{}:{}: nobody says {}", file.path, message.line, message.name)));
    }
}

/// Returns the page and its scripts, which use the messages of `home`.
pub fn page_sources(root: &Path) -> Vec<PathBuf> {
    let mut page = [sources(&root.join("static"), "js"), sources(&root.join("scripts"), "mjs")].concat();
    page.push(root.join("index.html"));
    page
}

fn first_word(text: &str) -> &str {
    text.split(|sign: char| !sign.is_ascii_alphanumeric() && sign != '_').next().unwrap_or_default()
}

fn sources(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path, ending) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|own| own == ending))
        .collect()
}

fn read(path: PathBuf) -> String {
    fs::read_to_string(path).unwrap_or_default()
}
