//! The messages in every language: each is formatted with small, large and odd arguments, and written to a file for
//! reading.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use caravanserai::words::{Arg, Language, MESSAGES, Message, Number, Place, Role, Who, speak};

/// The names of players in messages.
const NAMES: [&str; 2] = ["Lina", "Ñandú & Ωμέγα"];

/// The values for a placeable: the first is the usual one, and each of the others is tried once.
fn values(place: &Place) -> Vec<Arg<'static>> {
    match place {
        Place::Text => vec![Arg::Text("…")],
        Place::Number => [2, 0, 1, 4, 21, 100, -3].map(|number| Arg::Number(Number(number))).to_vec(),
        Place::Who => [Some(NAMES[0]), None, Some(NAMES[1])].map(|name| Arg::Who(Who(name))).to_vec(),
        Place::Key(keys) => keys.iter().copied().map(Arg::Text).collect(),
    }
}

/// Formats a message with each value of each placeable once, and with two players in both orders.
fn said(message: &Message) -> Vec<String> {
    let values: Vec<_> = message.places.iter().map(values).collect();
    let usual: Vec<_> = values.iter().map(|values| values[0]).collect();
    let mut said = vec![message.with(&usual)];
    for (place, values) in values.iter().enumerate() {
        for value in &values[1..] {
            let mut args = usual.clone();
            args[place] = *value;
            said.push(message.with(&args));
        }
    }
    let mut seen = BTreeSet::new();
    said.retain(|said| seen.insert(said.clone()));
    said
}

/// All texts of a language: file, message and text.
fn all(language: Language) -> Vec<(&'static str, &'static str, String)> {
    speak(language);
    MESSAGES
        .iter()
        .flat_map(|message| said(message).into_iter().map(|said| (message.file, message.name, said)))
        .collect()
}

#[test]
fn every_message_says_what_its_language_s_file_has() {
    for language in Language::ALL {
        let lines = all(language).into_iter();
        let text: String =
            lines.map(|(file, name, said)| [file, " ", name, ": ", &said.replace('\n', "⏎"), "\n"].concat()).collect();
        let path = format!("{}/tests/golden/words/{}.txt", env!("CARGO_MANIFEST_DIR"), language.tag());
        if env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
            fs::write(&path, &text).expect("a file that can be written");
        }
        let golden = fs::read_to_string(&path).unwrap_or_default();
        let differs = golden.lines().zip(text.lines()).find(|(golden, said)| golden != said);
        assert!(golden == text, "{path} has other words, first {differs:?}: GOLDEN=write cargo test words::");
    }
}

#[test]
fn no_message_leaves_a_place_open_or_a_space_too_many() {
    for language in Language::ALL {
        for (file, name, said) in all(language) {
            let is_open = said.contains(['{', '}', '$']) || said.chars().any(|sign| sign < ' ' && sign != '\n');
            assert!(!is_open, "{} {file} {name}: {said}", language.tag());
            assert!(!said.contains("  ") && !said.contains(" ."), "{} {file} {name}: {said}", language.tag());
            assert!(!said.is_empty() || name.starts_with("felt"), "{} {file} {name} says nothing", language.tag());
        }
    }
}

/// French punctuation needs a narrow space before some signs, and some space before others.
#[test]
fn french_has_its_spaces() {
    for (file, name, said) in all(Language::French) {
        let mut quoted = false;
        let signs: Vec<_> = said.chars().collect();
        for (place, pair) in signs.windows(2).enumerate() {
            // Quotations may be notation.
            quoted = (quoted || pair[0] == '«') && pair[1] != '»';
            let wanted = match pair[1] {
                _ if quoted => None,
                ';' | '!' | '?' => Some('\u{202f}'),
                // Between digits it belongs to a clock.
                ':' if !pair[0].is_ascii_digit()
                    || signs.get(place + 2).is_none_or(|after| !after.is_ascii_digit()) =>
                {
                    Some('\u{a0}')
                }
                '»' => Some('\u{a0}'),
                _ => None,
            };
            assert!(wanted.is_none_or(|space| pair[0] == space), "{file} {name}: {said}: before {}", pair[1]);
            assert!(pair[0] != '«' || pair[1] == '\u{a0}', "{file} {name}: {said}: after «");
        }
        assert!(!said.contains(['\'', '"']), "{file} {name}: {said}");
    }
}

#[test]
fn hindi_is_written_in_devanagari_and_ends_its_sentences_as_it_does() {
    for (file, name, said) in all(Language::Hindi) {
        let is_devanagari = |sign: &char| ('\u{900}'..='\u{97f}').contains(sign);
        let letters = said.chars().filter(|sign| sign.is_alphabetic()).count();
        if letters > 24 {
            assert!(said.chars().any(|sign| is_devanagari(&sign)), "{file} {name}: {said}");
        }
        let dots = said.char_indices().filter(|(_, sign)| *sign == '.').map(|(at, _)| &said[..at]);
        for before in dots {
            let ends = before.chars().next_back().is_some_and(|sign| is_devanagari(&sign));
            assert!(!ends, "{file} {name}: {said}: a dot after Devanagari");
        }
    }
}

/// Counts the English words of a text, without the names of players and the arguments of the message.
fn words(said: &str) -> usize {
    let unnamed = NAMES.iter().fold(said.to_owned(), |said, name| said.replace(name, ""));
    unnamed.split_whitespace().filter(|word| word.trim_start_matches('“').starts_with(char::is_alphabetic)).count()
}

/// The English texts of the messages with this role.
fn said_by(role: Role) -> impl Iterator<Item = (&'static str, &'static str, String)> {
    speak(Language::English);
    let messages = MESSAGES.iter().filter(move |message| message.role == Some(role));
    messages.flat_map(|message| said(message).into_iter().map(|said| (message.file, message.name, said)))
}

#[test]
fn a_button_has_at_most_three_words() {
    for (file, name, said) in said_by(Role::Button) {
        assert!(words(&said) <= 3, "{file} {name}: {said}");
    }
    // No program uses the messages of the home page, which are one line each.
    let home = include_str!("../src/words/en/home.ftl");
    let buttons: Vec<_> = home.split("# (Button)\n").skip(1).filter_map(|rest| rest.lines().next()).collect();
    assert!(buttons.len() > 10, "the buttons of the home page are marked");
    for button in buttons {
        let (name, said) = button.split_once(" = ").expect("a message in a line");
        assert!(words(said) <= 3, "home {name}: {said}");
    }
}

/// The message that Rust names `file::name`, if there is one.
fn called(file: &str, name: &str) -> Option<&'static Message> {
    let is_named =
        |message: &&Message| message.file.replace('-', "_") == file && message.name.replace('-', "_") == name;
    MESSAGES.iter().find(is_named)
}

/// The Rust sources in a folder and below, with their paths.
fn sources(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&path).expect("a source");
            found.push((path, text));
        }
    }
}

#[test]
fn a_message_in_a_button_is_marked_as_one() {
    let mut files = Vec::new();
    sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src/ui")), &mut files);
    let mut checked = 0;
    for (path, text) in &files {
        let buttons = text.split("<button").skip(1).filter_map(|rest| Some(rest.split_once("</button>")?.0));
        for button in buttons {
            // A call such as `table::back()`.
            let calls: Vec<_> = button.split("::").collect();
            for call in calls.windows(2) {
                let is_word = |sign: char| sign.is_ascii_alphanumeric() || sign == '_';
                let file = call[0].rsplit(|sign| !is_word(sign)).next().unwrap_or_default();
                let name = call[1].split(|sign| !is_word(sign)).next().unwrap_or_default();
                if let Some(message) = called(file, name) {
                    assert_eq!(message.role, Some(Role::Button), "{}: {file}::{name}", path.display());
                    checked += 1;
                }
            }
        }
    }
    assert!(checked > 50, "{checked} messages in buttons");
}

/// The messages that set the task of a step in a lesson.
fn tasks() -> Vec<&'static Message> {
    let is_task = |message: &&Message| message.file.ends_with("-lessons") && message.name.ends_with("-task");
    let tasks: Vec<_> = MESSAGES.iter().filter(is_task).collect();
    assert!(tasks.len() > 30, "{} tasks", tasks.len());
    tasks
}

#[test]
fn the_task_of_a_lesson_is_marked_as_a_hint() {
    for task in tasks() {
        assert_eq!(task.role, Some(Role::Hint), "{} {}: the exercise shows it as the hint", task.file, task.name);
    }
}

/// On a phone there is room for two lines, in every language.
#[test]
fn the_task_of_a_lesson_has_at_most_ninety_letters() {
    for language in Language::ALL {
        speak(language);
        for task in tasks() {
            for said in said(task) {
                let letters = said.chars().count();
                assert!(letters <= 90, "{} {}: {said} has {letters}", task.file, task.name);
            }
        }
    }
}

#[test]
fn a_hint_has_at_most_ninety_letters() {
    for (file, name, said) in said_by(Role::Hint) {
        let letters = said.chars().count();
        assert!(letters <= 90, "{file} {name}: {said} has {letters}");
    }
}

/// On a phone there is room for three lines.
#[test]
fn a_reason_in_a_lesson_has_at_most_140_letters() {
    speak(Language::English);
    let is_reason = |message: &&Message| {
        message.file.ends_with("-lessons") && ["-why", "-wrong"].iter().any(|end| message.name.ends_with(end))
    };
    let mut checked = 0;
    for message in MESSAGES.iter().filter(is_reason) {
        for said in said(message) {
            let letters = said.chars().count();
            assert!(letters <= 140, "{} {}: {said} has {letters}", message.file, message.name);
            checked += 1;
        }
    }
    assert!(checked > 70, "{checked} reasons");
}

/// The texts between quotation marks in a source before its tests, each with the number of its line.
fn literals(source: &str) -> Vec<(usize, String)> {
    let own = source.split("#[cfg(test)]").next().unwrap_or_default();
    let code = |line: &&str| !line.trim_start().starts_with("//");
    let lines = own.lines().enumerate().filter(|(_, line)| code(line));
    lines
        .flat_map(|(at, line)| {
            let plain = line.replace("\\\"", "");
            plain.split('"').skip(1).step_by(2).map(|text| (at + 1, text.to_owned())).collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn pages_put_no_punctuation_between_texts() {
    // Languages differ in it: French has a space before a colon, and quotation marks of its own.
    fn check(folder: &Path, found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                check(&path, found);
                continue;
            }
            let source = fs::read_to_string(&path).expect("a source");
            for (line, text) in literals(&source) {
                let ends = [": ", " :", "; ", " ;", " !", " ?", "! ", "? "];
                let is_joint =
                    ends.contains(&text.as_str()) || text.contains("}: ") || text.contains(": {") && text.contains('}');
                if is_joint || text.contains(['«', '»', '“', '”', '„', '‘']) && text.chars().count() > 1 {
                    found.push(format!("{}:{line}: {text}", path.display()));
                }
            }
        }
    }
    let mut found = Vec::new();
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/ui");
    check(&ui, &mut found);
    found.retain(|line| !line.contains("/gallery/") && !line.contains("panic!") && !line.contains("examples.rs"));
    assert_eq!(found, Vec::<String>::new());
}
