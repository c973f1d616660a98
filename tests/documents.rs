//! The documents for people: their links lead somewhere, and the README stays short.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The documents at the top, and all in `docs/`.
fn documents() -> Vec<PathBuf> {
    let top = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"].map(|name| root().join(name));
    let entries = fs::read_dir(root().join("docs")).expect("a folder").map(|entry| entry.expect("an entry").path());
    top.into_iter().chain(entries.filter(|path| path.extension().is_some_and(|ending| ending == "md"))).collect()
}

/// The lines of a document outside of fenced code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_fenced = false;
    text.lines().filter(move |line| {
        let is_fence = line.starts_with("```");
        is_fenced ^= is_fence;
        !is_fenced && !is_fence
    })
}

/// The targets of the links and pictures of a document, also of those in HTML.
fn targets(text: &str) -> Vec<String> {
    let text = prose(text).collect::<Vec<_>>().join("\n");
    let between = |before: &str, after: char| {
        let rest = text.split(before).skip(1);
        rest.filter_map(|rest| Some(rest.split_once(after)?.0.to_owned())).collect::<Vec<_>>()
    };
    [between("](", ')'), between("src=\"", '"'), between("href=\"", '"')].concat()
}

/// The names by which links lead to the headings of a Markdown document, or to the elements of a page.
fn anchors(path: &Path) -> BTreeSet<String> {
    let text = read(path);
    if path.extension().is_some_and(|ending| ending == "html") {
        return text.split(" id=\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())).collect();
    }
    let headings = prose(&text).filter(|line| line.starts_with('#'));
    headings.map(|heading| slug(heading.trim_start_matches('#').trim())).collect()
}

/// The name that GitHub gives to a heading.
fn slug(heading: &str) -> String {
    let letters = heading.to_lowercase();
    let kept = letters.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
    kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
}

/// Says why a link does not lead anywhere; `None` if it does, or leads to another site.
fn broken(document: &Path, target: &str) -> Option<String> {
    if target.contains("://") {
        return None;
    }
    let (file, anchor) = target.split_once('#').map_or((target, None), |(file, anchor)| (file, Some(anchor)));
    let path = if file.is_empty() { document.to_owned() } else { document.with_file_name(file) };
    let place = format!("{}: {target}", document.display());
    if !path.exists() {
        return Some(format!("{place}: there is no such file"));
    }
    let is_missing = anchor.is_some_and(|anchor| !anchors(&path).contains(anchor));
    is_missing.then(|| format!("{place}: the file has no such heading"))
}

#[test]
fn every_link_of_a_document_leads_to_a_file_and_a_heading() {
    let documents = documents();
    assert!(documents.len() > 10, "{documents:?}");
    let links = documents.iter().flat_map(|path| targets(&read(path)).into_iter().map(move |target| (path, target)));
    let broken: Vec<_> = links.filter_map(|(path, target)| broken(path, &target)).collect();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn links_that_lead_nowhere_are_found() {
    let text = "See [one](docs/gone.md), [two](#run-it) and <img src=\"x.jpg\">.\n```\n[not](this)\n```\n";
    assert_eq!(targets(text), ["docs/gone.md", "#run-it", "x.jpg"]);
    assert_eq!(slug("Codes of live play"), "codes-of-live-play");
    let readme = root().join("README.md");
    assert!(broken(&readme, "docs/gone.md").is_some());
    assert!(broken(&readme, "#no-such-heading").is_some());
    assert_eq!(broken(&readme, "#run-it"), None);
}

#[test]
fn every_document_is_linked() {
    let documents = documents();
    let linked: BTreeSet<_> = documents
        .iter()
        .flat_map(|path| targets(&read(path)).into_iter().map(move |target| path.with_file_name(target)))
        .filter_map(|path| path.canonicalize().ok())
        .collect();
    let readme = root().join("README.md");
    for document in documents.iter().filter(|path| **path != readme) {
        assert!(linked.contains(&document.canonicalize().expect("a file")), "no link leads to {}", document.display());
    }
}

#[test]
fn the_readme_shows_every_picture() {
    let readme = read(&root().join("README.md"));
    for entry in fs::read_dir(root().join("static/pictures")).expect("a folder") {
        let name = entry.expect("an entry").file_name().into_string().expect("a name in UTF-8");
        assert!(readme.contains(&name), "{name} is not in the README");
    }
}

#[test]
fn the_readme_has_at_most_120_lines() {
    let lines = read(&root().join("README.md")).lines().count();
    assert!(lines <= 120, "the README has {lines} lines");
}

/// The paths of the repository that a document names between backticks, without those that stand for several.
fn named_paths(text: &str) -> Vec<String> {
    let text = prose(text).collect::<Vec<_>>().join(" ");
    let is_path = |name: &&str| {
        ["src/", "tests/", "static/", "scripts/", "docs/", "examples/"].iter().any(|folder| name.starts_with(folder))
            && !name.contains([' ', '*', '…'])
            && !["NAME", "GAME", "TAG"].iter().any(|word| name.contains(word))
    };
    text.split('`').skip(1).step_by(2).filter(is_path).map(str::to_owned).collect()
}

#[test]
fn every_path_in_a_document_exists() {
    let mut checked = 0;
    for document in documents() {
        for path in named_paths(&read(&document)) {
            assert!(root().join(&path).exists(), "{}: there is no {path}", document.display());
            checked += 1;
        }
    }
    assert!(checked > 100, "{checked} paths");
}

#[test]
fn every_document_says_first_for_whom_it_is() {
    for document in documents().iter().filter(|path| !path.ends_with("README.md")) {
        let text = read(document);
        let first = text.lines().nth(2).unwrap_or_default();
        assert!(first.starts_with("For "), "{}: {first}", document.display());
    }
}
