//! The page on fair throws: the programs that it shows detect changed throws without any code of this project.

use super::seal::whole;
use super::*;
use caravanserai::rules::chaupar::Chaupar;
use caravanserai::rules::marrakech::Marrakech;
use caravanserai::rules::pachisi::Pachisi;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn page(language: &str) -> String {
    fs::read_to_string(root().join("static/rules").join(language).join("fair.html")).expect("the page")
}

/// Returns the text of the element with this id, with entities decoded.
fn element(page: &str, id: &str) -> String {
    let (_, rest) = page.split_once(&format!("id=\"{id}\">")).unwrap_or_else(|| panic!("{id}"));
    let (text, _) = rest.split_once("</").expect("an end");
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
}

/// Runs a program and returns its output.
fn said(program: &mut Command) -> String {
    let told = program.output().unwrap_or_else(|error| panic!("{program:?}: {error}"));
    assert!(told.status.success(), "{}", String::from_utf8_lossy(&told.stderr));
    String::from_utf8(told.stdout).expect("text")
}

/// Returns the outputs of both programs of the page for a record.
fn checks(page: &str, record: &str, faces: &str) -> [String; 2] {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        fs::write(&file, text).expect("a file");
        file
    };
    let python = write("check.py", &element(page, "python"));
    let record_file = write("record.txt", record);
    let javascript = element(page, "javascript").replace("FACES", faces).replace("RECORD", record);
    let javascript = write("check.mjs", &javascript);
    [said(Command::new("python3").arg(python).arg(record_file).arg(faces)), said(Command::new("node").arg(javascript))]
}

/// The text of a finished sealed match.
fn record_of<G: Game>(options: G::Options, rng: &mut Rng) -> String {
    whole::<G>(options, rng).to_string()
}

#[test]
fn the_programs_of_the_page_check_records() {
    let page = page("en");
    for id in ["python", "javascript"] {
        assert_eq!(element(&page, id).lines().count(), 12, "{id}");
    }
    let mut rng = Rng::with_seed(9);
    let die = "throw=die pieces=4".parse().expect("options");
    for (game, record) in [
        ("marrakech", record_of::<Marrakech>(<Marrakech as Game>::Options::default(), &mut rng)),
        ("chaupar", record_of::<Chaupar>(<Chaupar as Game>::Options::default(), &mut rng)),
        ("pachisi", record_of::<Pachisi>(<Pachisi as Game>::Options::default(), &mut rng)),
        ("pachisi-die", record_of::<Pachisi>(die, &mut rng)),
    ] {
        let faces = element(&page, game);
        assert_eq!(checks(&page, &record, &faces), ["The seal fits.\n", "The seal fits.\n"], "{game}");

        let (header, rest) = record.split_once("actions\n").expect("actions");
        let (first, rest) = rest.split_once('\n').expect("a throw");
        let other = faces.split(',').find(|face| *face != first).expect("another face");
        let changed = format!("{header}actions\n{other}\n{rest}");
        let finds = format!("The seal fits.\nThrow 1 {other} should be {first}\n");
        assert_eq!(checks(&page, &changed, &faces), [finds.clone(), finds], "{game}");

        let changed = record.replacen("person Ada", "person Ida", 1);
        let told = checks(&page, &changed, &faces);
        assert!(told.iter().all(|told| told.starts_with("The seal does not fit.\nThrow ")), "{game}: {told:?}");
    }
}

#[test]
fn the_programs_of_the_page_check_daily_matches() {
    let (page, day) = (page("en"), "The throws of a day.\n");
    let mut rng = Rng::with_seed(10);
    let marrakech = super::day::whole::<Marrakech>("2026-11-24", &mut rng).to_string();
    let pachisi = super::day::whole::<Pachisi>("2026-11-24", &mut rng).to_string();
    for (game, record) in [("marrakech", marrakech), ("pachisi", pachisi)] {
        let faces = element(&page, game);
        assert_eq!(checks(&page, &record, &faces), [day, day], "{game}");

        let (header, rest) = record.split_once("actions\n").expect("actions");
        let (first, rest) = rest.split_once('\n').expect("a throw");
        let other = faces.split(',').find(|face| *face != first).expect("another face");
        let changed = format!("{header}actions\n{other}\n{rest}");
        let finds = format!("{day}Throw 1 {other} should be {first}\n");
        assert_eq!(checks(&page, &changed, &faces), [finds.clone(), finds], "{game}");
    }
}

#[test]
fn the_page_has_the_same_programs_and_faces_in_every_language() {
    let english = page("en");
    for language in ["fr", "hi", "fil"] {
        let page = page(language);
        for id in ["python", "javascript", "marrakech", "chaupar", "pachisi", "pachisi-die"] {
            assert_eq!(element(&page, id), element(&english, id), "{language}: {id}");
        }
        for mark in ["<h2", "<p", "<li", "<td", "<rect"] {
            assert_eq!(page.matches(mark).count(), english.matches(mark).count(), "{language}: {mark}");
        }
    }
}
