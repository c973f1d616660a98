//! The dependencies between the rooms are acyclic, no two files use each other, the rooms that are tested without a
//! browser do not depend on one, and a file has at most one component.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::paths::{imports, paths};

/// Each room, and the rooms that it may use.
const ARROWS: [(&str, &[&str]); 16] = [
    ("rules", &[]),
    ("record", &["rules"]),
    ("bots", &["rules"]),
    ("puzzles", &["rules", "bots"]),
    ("engine", &["rules", "record", "bots", "puzzles"]),
    ("worker", &["bots", "engine"]),
    ("tournament", &["rules", "record"]),
    ("words", &[]),
    ("scan", &[]),
    ("scene", &["rules", "words"]),
    ("play", &["rules", "record", "bots", "puzzles", "engine", "scene", "words"]),
    ("store", &["rules", "record", "bots", "scene", "play"]),
    ("pages", &["rules", "record", "bots", "tournament", "scene", "play", "store", "words"]),
    ("ui", &["rules", "record", "bots", "puzzles", "engine", "tournament", "scene", "play", "store", "pages", "words"]),
    ("bin", &["ui", "engine", "worker", "scan", "rules"]),
    ("lib", &[]),
];

/// The rooms that use no browser, clock or entropy.
const PURE: [&str; 10] =
    ["rules", "record", "bots", "puzzles", "engine", "tournament", "words", "scene", "play", "pages"];

/// The crates and modules that those rooms must not use. A crate stands also for those named after it with a `_`.
const IMPURE: [&str; 9] =
    ["yew", "web_sys", "js_sys", "wasm_bindgen", "gloo", "getrandom", "rand", "fastrand", "std::time"];

/// The folders of the rules room that several games share, each with these games.
const SHARED: [(&str, &[&str]); 1] = [("cross", &["chaupar", "pachisi"])];

/// The file of the rules room that names every game.
const CATALOGUE: &str = "rules/catalogue.rs";

/// Lists the illegal paths in `source`, the text of `file` below `src`; `games` are the folders of the rules room.
fn complaints(file: &str, source: &str, games: &BTreeSet<String>) -> Vec<String> {
    let module: Vec<&str> = file.trim_end_matches(".rs").split('/').filter(|name| *name != "mod").collect();
    let room = module[0];
    let Some((_, arrows)) = ARROWS.iter().find(|(name, _)| *name == room) else {
        return vec![format!("{file}: no arrow leads to or from {room}")];
    };
    let at = if room == "lib" { vec!["crate"] } else { [&["crate"], &module[..]].concat() };
    let own = module.get(1).copied().unwrap_or_default();
    let is_shared = |word: &str| SHARED.iter().any(|(shared, games)| *shared == word && games.contains(&own));
    let is_other_game = |word: &&str| games.contains(*word) && own != *word && !is_shared(word);
    let is_wrong = |path: &Vec<String>| match &path.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        path if room == "rules" && file != CATALOGUE && path.iter().any(is_other_game) => true,
        ["crate" | "caravanserai", other, ..] => *other != room && !arrows.contains(other),
        ["crate" | "caravanserai"] => true,
        outside => PURE.contains(&room) && IMPURE.iter().any(|impure| reaches(outside, impure)),
    };
    let wrong = paths(source, &at).into_iter().filter(is_wrong);
    wrong.map(|path| format!("{file}: {}", path.join("::"))).collect()
}

/// Returns `true` if the path leads into `impure`, or is a glob import of a parent of it.
fn reaches(path: &[&str], impure: &str) -> bool {
    let path = path.strip_suffix(&["*"]).unwrap_or(path);
    let same =
        |(one, other): (&&str, &str)| *one == other || (one.starts_with(other) && one[other.len()..].starts_with('_'));
    path.iter().zip(impure.split("::")).all(same)
}

/// Collects every Rust file below `folder`: its path below `src`, and its text.
fn sources(folder: &Path, files: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            // A package of its own, which replaces one of the registry, belongs to no room.
            if !path.join("Cargo.toml").exists() {
                sources(&path, files);
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let below = path.strip_prefix(src()).expect("below src").to_str().expect("a plain name");
            files.push((below.to_owned(), fs::read_to_string(&path).expect("a text")));
        }
    }
}

fn src() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
}

fn house() -> (Vec<(String, String)>, BTreeSet<String>) {
    let mut files = Vec::new();
    sources(src(), &mut files);
    let folder = |(file, _): &(String, String)| {
        let (game, _) = file.strip_prefix("rules/")?.split_once('/')?;
        Some(game.to_owned())
    };
    let games = files.iter().filter_map(folder).collect();
    (files, games)
}

#[test]
fn no_arrow_turns_round() {
    let (files, games) = house();
    let complaints: Vec<_> = files.iter().flat_map(|(file, source)| complaints(file, source, &games)).collect();
    assert!(complaints.is_empty(), "{complaints:#?}");
}

#[test]
fn a_file_exports_at_most_one_component() {
    let (files, _) = house();
    let of = |number: usize| {
        let has = move |(_, source): &&(String, String)| source.matches("#[component]\npub fn").count() == number;
        files.iter().filter(has).map(|(file, _)| file.as_str()).collect::<Vec<_>>()
    };
    assert!(of(1).contains(&"ui/app.rs"));
    assert_eq!(of(0).len() + of(1).len(), files.len(), "with two: {:?}", of(2));
}

#[test]
fn every_module_that_is_declared_has_been_read() {
    let (files, games) = house();
    let declared = files.iter().flat_map(|(_, source)| source.lines());
    let declared = declared.filter(|line| {
        line.trim_start_matches("pub ").trim_start_matches("pub(super) ").starts_with("mod ") && line.ends_with(';')
    });
    let roots =
        files.iter().filter(|(file, _)| file == "lib.rs" || file == "words/build/main.rs" || file.starts_with("bin/"));
    assert_eq!(files.len(), declared.count() + roots.count());
    assert!(games.contains("marrakech"));
    for room in ["rules", "record", "bots", "ui"] {
        assert!(files.iter().any(|(file, _)| file.starts_with(&format!("{room}/"))), "{room}");
    }
}

#[test]
fn a_wrong_line_would_be_noticed_in_every_file() {
    let (files, games) = house();
    for (file, source) in files {
        let wrong = if file.starts_with("bin/") { "use crate::bots::x;" } else { "use crate::bin::x;" };
        let pure = PURE.iter().any(|room| file.starts_with(&format!("{room}/")));
        let impure = if pure { "fn x() { let _ = ::yew::Callback::<()>::noop(); }" } else { "" };
        let found = complaints(&file, &format!("{source}\n{wrong}\n{impure}"), &games);
        assert_eq!(found.len(), if pure { 2 } else { 1 }, "{file}: {found:?}");
    }
}

/// Returns the complaints about a file with this text, without the name of the file.
fn about(file: &str, source: &str) -> Vec<String> {
    let games = ["chaupar", "cross", "damath", "marrakech", "pachisi"].map(str::to_owned).into();
    let complaints = complaints(file, source, &games).into_iter();
    complaints.map(|complaint| complaint.replacen(&format!("{file}: "), "", 1)).collect()
}

#[test]
fn what_an_arrow_allows_is_not_complained_of() {
    for (file, source) in [
        ("record/text.rs", "use crate::rules::{Game, Refusal as R}; use super::header::{self, MARK};"),
        ("record/text.rs", "impl<'a> crate::rules::Game for X<'a> { const Y: char = 'y'; }"),
        (
            "record/text.rs",
            "/// [`crate::ui::App`] /* */\nfn x() { \"crate::ui\"; r#\"yew::\"Html\"#; '\\''; '\"'; } // yew::html",
        ),
        ("record/text.rs", "/* use crate::ui::x; /* yew::html */ use yew::x; */ pub(crate) struct X;"),
        ("record/text.rs", "fn x() -> impl Iterator + use<'_> { std::iter::once(random::x()) }"),
        (
            "record/text.rs",
            "#[cfg(test)] mod tests { use super::*; use super::super::Match; use crate::rules::marrakech::X; }",
        ),
        (
            "rules/damath/mod.rs",
            "mod play; pub use play::Play; use crate::rules::{self, Game}; use crate::rules::damath::X;",
        ),
        ("rules/damath/play.rs", "use super::super::Game; use super::Damath; mod tests { use crate::rules::SeatSet; }"),
        ("rules/pachisi/moves.rs", "use crate::rules::cross::{self, Pieces}; use super::super::cross::Square;"),
        ("rules/catalogue.rs", "use super::damath::Damath; use crate::rules::marrakech::Marrakech;"),
        ("ui/home.rs", "use yew::prelude::*; use crate::{record::peek, scene, rules::{Game, marrakech::Marrakech}};"),
        ("bin/damath.rs", "fn main() { caravanserai::ui::open::<caravanserai::rules::damath::Damath>(); }"),
        ("lib.rs", "pub mod record; pub mod ui;"),
    ] {
        assert_eq!(about(file, source), [""; 0], "{file}: {source}");
    }
}

#[test]
fn an_arrow_that_turns_round_is_noticed() {
    for (file, source, expected) in [
        ("rules/game.rs", "use crate::record::Match;", "crate::record::Match"),
        ("rules/game.rs", "pub use super::super::bots;", "crate::bots"),
        ("rules/game.rs", "use crate::{rules::Seat, record::{self, Match}};", "crate::record crate::record::Match"),
        ("rules/game.rs", "fn x() { crate::ui::x(); }", "crate::ui::x"),
        ("rules/game.rs", "fn x(y: &crate::scene::Y<u8>) {}", "crate::scene::Y"),
        ("record/mod.rs", "pub(crate) use super::bots::Bot as B;", "crate::bots::Bot"),
        ("play/mod.rs", "use crate::ui::GameUi;", "crate::ui::GameUi"),
        ("record/text.rs", "mod tests { use super::super::super::ui::App; }", "crate::ui::App"),
        ("record/text.rs", "mod a { mod b {} } use super::super::ui::App;", "crate::ui::App"),
        ("bots/bot.rs", "#[doc = \"x\"] use\n crate :: record\n:: { throw , };", "crate::record::throw"),
        ("bots/bot.rs", "use crate as all;", "crate"),
        ("bots/bot.rs", "use crate::*;", "crate::*"),
        ("bots/bot.rs", "use caravanserai::ui;", "caravanserai::ui"),
        ("scene/board.rs", "type X = Vec<super::super::bots::Bot>;", "crate::bots::Bot"),
        ("ui/home.rs", "use crate::bin;", "crate::bin"),
        ("bin/damath.rs", "use caravanserai::record::Match;", "caravanserai::record::Match"),
        ("lib.rs", "pub mod rules; pub use rules::Game;", "crate::rules::Game"),
        ("attic/mod.rs", "", "no arrow leads to or from attic"),
    ] {
        assert_eq!(about(file, source).join(" "), expected, "{file}: {source}");
    }
}

#[test]
fn the_browser_the_time_and_entropy_are_noticed_where_they_must_not_be_known() {
    for (source, expected) in [
        ("use yew::prelude::*;", "yew::prelude::*"),
        ("pub use yew_router as router;", "yew_router"),
        ("extern crate js_sys;", "js_sys"),
        ("fn x() { ::web_sys::window(); }", "web_sys::window"),
        ("#[wasm_bindgen::prelude::wasm_bindgen] fn x() {}", "wasm_bindgen::prelude::wasm_bindgen"),
        ("use gloo_timers::callback;", "gloo_timers::callback"),
        ("fn x() { getrandom::u64().map(fastrand::Rng::with_seed) }", "getrandom::u64 fastrand::Rng::with_seed"),
        ("use std::{fmt, time::{Duration, Instant}};", "std::time::Duration std::time::Instant"),
        ("use std::*;", "std::*"),
        ("use std as s;", "std"),
        ("fn x() { std::time::Instant::now(); }", "std::time::Instant::now"),
    ] {
        for file in
            ["rules/seat.rs", "rules/damath/play.rs", "record/throw.rs", "bots/mod.rs", "scene/mod.rs", "play/mod.rs"]
        {
            assert_eq!(about(file, source).join(" "), expected, "{file}: {source}");
        }
        assert_eq!(about("ui/home.rs", source), [""; 0], "{source}");
    }
}

#[test]
fn a_game_that_uses_another_is_noticed() {
    for (file, source, expected) in [
        ("rules/damath/play.rs", "use crate::rules::marrakech::Square;", "crate::rules::marrakech::Square"),
        ("rules/damath/play.rs", "use super::super::{Seat, marrakech};", "crate::rules::marrakech"),
        ("rules/damath/mod.rs", "fn x() { super::marrakech::x(); }", "crate::rules::marrakech::x"),
        ("rules/game.rs", "use super::damath::Damath;", "crate::rules::damath::Damath"),
        ("rules/damath/play.rs", "use crate::rules::cross::Pieces;", "crate::rules::cross::Pieces"),
        ("rules/pachisi/moves.rs", "use crate::rules::chaupar::Throw;", "crate::rules::chaupar::Throw"),
        ("rules/cross/pieces.rs", "use crate::rules::pachisi::Throw;", "crate::rules::pachisi::Throw"),
    ] {
        assert_eq!(about(file, source).join(" "), expected, "{file}: {source}");
    }
    for (file, source) in [
        ("rules/damath/mod.rs", "use crate::rules as r; fn x() { r::marrakech::x(); }"),
        ("rules/damath/mod.rs", "use super::*; type X = marrakech::X;"),
        ("rules/mod.rs", "pub mod damath; pub use damath::Damath;"),
    ] {
        assert!(!about(file, source).is_empty(), "{file}: {source}");
    }
}

/// A file, as a module.
struct Module {
    file: String,
    /// The paths that it uses.
    used: Vec<Vec<String>>,
    /// Its imports from other modules, by its name here.
    imports: BTreeMap<String, Vec<String>>,
}

/// Returns the modules of these files, by their paths.
fn modules(files: &[(String, String)]) -> BTreeMap<Vec<String>, Module> {
    let module = |(file, source): &(String, String)| {
        let names = file.trim_end_matches(".rs").split('/').filter(|name| *name != "mod");
        let at: Vec<&str> = ["crate"].into_iter().chain(names).collect();
        let path: Vec<String> = at.iter().copied().map(str::to_owned).collect();
        let mut imports = imports(source, &at);
        // The name of another crate may look like a path below the module.
        imports.retain(|(name, import)| {
            import[0] == "crate" && import.strip_prefix(&path[..]).and_then(<[_]>::first) != Some(name)
        });
        let imports = imports.into_iter().collect();
        (path, Module { file: file.clone(), used: paths(source, &at), imports })
    };
    files.iter().filter(|(file, _)| !file.starts_with("words/build")).map(module).collect()
}

/// Returns the file that defines what `path` leads to, through any number of imports.
fn defining_file<'a>(path: &[String], modules: &'a BTreeMap<Vec<String>, Module>) -> Option<&'a String> {
    let length = (1..=path.len()).rev().find(|length| modules.contains_key(&path[..*length]))?;
    let Module { file, imports, .. } = &modules[&path[..length]];
    match path.get(length).and_then(|name| imports.get(name)) {
        Some(import) => defining_file(&[import, &path[length + 1..]].concat(), modules),
        None => Some(file),
    }
}

/// Finds the pairs of files that use each other. A `mod.rs` counts only as the way to what it imports.
fn pairs_that_use_each_other(files: &[(String, String)]) -> Vec<(String, String)> {
    let modules = modules(files);
    let mut arrows = BTreeMap::new();
    for Module { file, used, .. } in modules.values().filter(|module| !module.file.ends_with("mod.rs")) {
        let used: BTreeSet<_> = used.iter().filter_map(|path| defining_file(path, &modules)).collect();
        arrows.insert(file, used);
    }
    let is_used = |file, by| arrows.get(by).is_some_and(|used: &BTreeSet<_>| used.contains(file));
    let mut pairs = Vec::new();
    for (file, used) in &arrows {
        let back = used.iter().filter(|other| *other > file && is_used(*file, **other));
        pairs.extend(back.map(|other| ((*file).clone(), (*other).clone())));
    }
    pairs
}

#[test]
fn no_two_files_use_each_other() {
    let (files, _) = house();
    let pairs = pairs_that_use_each_other(&files);
    assert!(pairs.is_empty(), "{pairs:#?}");
}

#[test]
fn two_files_that_use_each_other_are_noticed() {
    let file = |name: &str, source: &str| (name.to_owned(), source.to_owned());
    let files = [
        file("play/mod.rs", "pub use one::One; use three::Three as Third;"),
        file("play/one.rs", "use super::two::Two;"),
        file("play/two.rs", "fn two() { super::five::One::new() }"),
        file("play/three.rs", "use super::{One, four}; use serde::serde;"),
        file("play/four.rs", "fn four(third: super::Third) {}"),
        file("play/five.rs", "pub use super::{One, Third};"),
    ];
    let pairs = [("play/four.rs", "play/three.rs"), ("play/one.rs", "play/two.rs")];
    assert_eq!(pairs_that_use_each_other(&files), pairs.map(|(file, other)| (file.to_owned(), other.to_owned())));
}
