//! All tests that need no browser, in one program: separate files would each be compiled and linked with the library.

mod accuracy;
mod alpha_beta;
mod arena;
mod bag;
mod bots;
mod catalogue;
mod chaupar;
mod clauses;
mod contract;
mod cross;
mod damath;
mod dependencies;
mod documents;
mod dschamal;
mod ending;
mod engine;
mod engine_client;
mod engine_lines;
mod engine_messages;
mod fuzz;
mod golden;
mod invariants;
mod judge;
mod marrakech;
mod pachisi;
mod pages;
mod progress;
mod puzzles;
mod race;
mod record;
mod rooms;
mod scan;
mod scene;
mod search;
mod sitting;
mod store;
mod tournament;
mod words;

// Shared helpers.
mod common;
mod effort;
mod paths;
mod players;
mod script;
mod table;
mod toy;

use std::fs;
use std::path::Path;

/// Checks that the source `parent` names every module in its folder.
fn has_named_all(folder: &Path, parent: &str) {
    let named = fs::read_to_string(folder.join(parent)).expect("a module");
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        let is_folder = path.join("mod.rs").exists();
        let is_file = path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with(parent);
        if is_folder || is_file {
            let name = path.file_stem().expect("a name").to_str().expect("a plain name");
            let line = format!("mod {name};");
            assert!(
                named.lines().any(|named| named.trim_start_matches("pub ") == line),
                "{line} for {}",
                path.display()
            );
        }
        if is_folder {
            has_named_all(&path, "mod.rs");
        }
    }
}

#[test]
fn every_file_is_a_module() {
    // The tests of a module that is not named would never run.
    has_named_all(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")), "native.rs");
}
