//! Every clause that a game cites is in its rulebook page, so that its links lead somewhere.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use caravanserai::rules::Game;
use caravanserai::rules::catalogue::{Visitor, visit_all};
use caravanserai::words::Language;

/// Folders that two games share, in the rooms that cite clauses.
const SHARED: [(&str, &[&str]); 1] = [("cross", &["chaupar", "pachisi"])];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns `true` if a word has the form of a clause: a capital letter, a number, and perhaps a lower-case letter.
fn is_clause(word: &str) -> bool {
    let number = word.trim_end_matches(|end: char| end.is_ascii_lowercase());
    let digits = number.trim_start_matches(|start: char| start.is_ascii_uppercase());
    number.len() == digits.len() + 1 && word.len() <= number.len() + 1 && digits.parse::<u8>().is_ok()
}

/// Returns the string literals of a Rust source without raw strings, with their escapes; comments are skipped.
fn literals(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut letters = source.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'/') => letters.by_ref().take_while(|letter| *letter != '\n').for_each(drop),
            // A character literal of a quotation mark.
            '\'' if letters.peek() == Some(&'"') => drop(letters.next()),
            '"' => {
                let mut literal = String::new();
                while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
                    literal.push(letter);
                    literal.extend(letters.next_if(|_| letter == '\\'));
                }
                found.push(literal);
            }
            _ => {}
        }
    }
    found
}

/// Returns the clauses that a literal cites: the whole literal, or those in brackets, as in `(D5)` and `(C10, C11)`.
fn cited(literal: &str) -> Vec<String> {
    let inner = literal.split('(').skip(1).filter_map(|rest| rest.split_once(')')).map(|(inner, _)| inner);
    let words = inner
        .chain([literal])
        .flat_map(|text| if text == literal { vec![text] } else { text.split([',', ' ', '–']).collect() });
    words.filter(|word| is_clause(word)).map(str::to_owned).collect()
}

/// Every Rust file below a folder; none if it does not exist.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("an entry").path());
    entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

/// The lines of a message file without comments.
fn lines(messages: &str) -> Vec<String> {
    messages.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
}

/// The clauses cited by the file or folder at a path below `src`, each with a file that cites it.
fn cited_in(path: &str) -> BTreeMap<String, PathBuf> {
    let path = root().join("src").join(path);
    let files = if path.is_file() { vec![path] } else { sources(&path) };
    let clauses = files.into_iter().flat_map(|file| {
        let source = fs::read_to_string(&file).expect("a text");
        let texts = if file.extension() == Some("ftl".as_ref()) { lines(&source) } else { literals(&source) };
        texts.iter().flat_map(|literal| cited(literal)).map(|clause| (clause, file.clone())).collect::<Vec<_>>()
    });
    clauses.collect()
}

struct InThePage;

impl Visitor for InThePage {
    fn visit<G: Game + 'static>(&mut self) {
        let page = fs::read_to_string(root().join("static/rules/en").join(G::NAME).with_extension("html"));
        let page = page.expect("a rulebook page");
        let shared = SHARED.iter().filter(|(_, games)| games.contains(&G::NAME)).map(|(folder, _)| *folder);
        let folders = [G::NAME].into_iter().chain(shared);
        let paths =
            folders.flat_map(|name| [format!("rules/{name}"), format!("scene/{name}"), format!("words/en/{name}.ftl")]);
        let paths = paths.chain([format!("words/en/{}-lessons.ftl", G::NAME)]);
        let clauses: BTreeMap<_, _> = paths.flat_map(|path| cited_in(&path)).collect();
        assert!(clauses.len() > 5, "{} cites {clauses:?}", G::NAME);
        for (clause, file) in clauses {
            let stands = page.contains(&format!("id=\"{clause}\""));
            assert!(stands, "{} cites {clause}, and {}’s page has no such clause", file.display(), G::NAME);
        }
    }
}

#[test]
fn every_clause_that_is_cited_stands_in_its_games_rulebook_page() {
    visit_all(&mut InThePage);
}

#[test]
fn clauses_are_found_where_they_are_cited() {
    let source = r#"
        // Not "X1" here.
        fn clause() -> &str { match '"' { _ => "C14" } }
        let text = "It must come in (C10, C11), \"so\" (D9–D11), and a quarter (of C7)";
    "#;
    let found: Vec<_> = literals(source).iter().flat_map(|literal| cited(literal)).collect();
    assert_eq!(found, ["C14", "C10", "C11", "D9", "D11", "C7"]);
    let messages = "# As in (X1)\nexpected =\n    { $what ->\n       *[step] a step (X2)\n    }";
    let found: Vec<_> = lines(messages).iter().flat_map(|line| cited(line)).collect();
    assert_eq!(found, ["X2"]);
    assert_eq!(cited("12+3 9@23 D9@23 a D A7 C"), Vec::<String>::new());
    assert_eq!(
        ["B4f", "M1", "4f", "BB1", "B1ff", "B", "b4"].map(is_clause),
        [true, true, false, false, false, false, false]
    );
}

/// The ids of a rulebook page in order: those of clauses and all others.
fn ids(language: &str, game: &str) -> Vec<String> {
    let page = root().join("static/rules").join(language).join(game).with_extension("html");
    let page = fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
    let root = format!("<html lang=\"{language}\" data-program=\"{game}\">");
    assert!(page.contains(&root), "{language} {game} says its language and its room");
    page.split(" id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect()
}

struct InEveryLanguage;

impl Visitor for InEveryLanguage {
    fn visit<G: Game + 'static>(&mut self) {
        let english = ids("en", G::NAME);
        assert!(english.len() > 10, "{english:?}");
        for language in Language::ALL {
            assert_eq!(ids(language.tag(), G::NAME), english, "{} in {}", G::NAME, language.tag());
        }
    }
}

#[test]
fn every_clause_stands_in_the_rulebook_of_every_language() {
    visit_all(&mut InEveryLanguage);
}
