//! The list of the games, and everything that has a file or a line for each of them: programs, `index.html`, rulebook
//! pages and tests.
//!
//! `GOLDEN=write cargo test catalogue::` rewrites these lines of `index.html`, except a game's entry on the home page.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use caravanserai::rules::Game;
use caravanserai::rules::catalogue::{Visitor, visit_all};

/// A program of the site: a game, what a teacher uses, or the pages that belong to no single game.
struct Program {
    /// The id of its element.
    id: String,
    /// What its routes begin with.
    routes: Vec<String>,
    /// The name of its file in `src/bin`, without the extension.
    bin: String,
    /// The name of the game, or of the app.
    title: String,
    /// Its style sheets, without the one for the overlays of a table, which all programs have.
    styles: Vec<String>,
}

impl Program {
    /// The program of the pages that belong to no single game.
    fn of_site() -> Self {
        let pages: Vec<_> = ["matches", "days"].map(str::to_owned).into();
        let name = pages[0].clone();
        Self { id: name.clone(), routes: pages.clone(), bin: name, title: "Caravanserai".into(), styles: pages }
    }
}

#[derive(Default)]
struct Games {
    names: Vec<&'static str>,
    programs: Vec<Program>,
    /// The games that have a list of puzzles.
    lists: Vec<&'static str>,
}

impl Visitor for Games {
    fn visit<G: Game + 'static>(&mut self) {
        self.names.push(G::NAME);
        let title = format!("{}{}", G::NAME[..1].to_uppercase(), &G::NAME[1..]);
        let own = file("static", G::NAME, "css").exists();
        let style = if own { G::NAME } else { "cross" };
        let has_lessons = file(&format!("src/scene/{}", G::NAME), "lessons", "rs").exists();
        let has_puzzles = file("static/puzzles", G::NAME, "txt").exists();
        let more = [(true, "live"), (has_lessons, "learn"), (has_puzzles, "puzzles"), (G::FROM_POSITIONS, "editor")];
        let styles = [style].into_iter().chain(more.iter().filter(|(has, _)| *has).map(|(_, style)| *style));
        self.programs.push(Program {
            id: G::NAME.to_owned(),
            routes: vec![G::NAME.to_owned()],
            bin: G::NAME.to_owned(),
            title: title.clone(),
            styles: styles.map(str::to_owned).collect(),
        });
        if has_puzzles {
            self.lists.push(G::NAME);
        }
        if file("src/bin", &format!("{}_class", G::NAME), "rs").exists() {
            let pages = ["paper", "tournament"];
            self.programs.push(Program {
                id: format!("{}/class", G::NAME),
                routes: pages.map(|page| format!("{}/{page}", G::NAME)).into(),
                bin: format!("{}_class", G::NAME),
                title,
                styles: pages.map(str::to_owned).into(),
            });
        }
    }
}

fn games() -> Games {
    let mut games = Games::default();
    visit_all(&mut games);
    games.programs.push(Program::of_site());
    games
}

fn file(folder: &str, name: &str, ending: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join(name).with_extension(ending)
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|_| panic!("{} is missing", path.display()))
}

/// Returns the page with its consecutive lines of a kind replaced by `lines`.
fn with_lines(page: &str, is_of_kind: impl Fn(&str) -> bool, lines: Vec<String>) -> String {
    let old: Vec<_> = page.lines().collect();
    let first = old.iter().position(|line| is_of_kind(line)).expect("a line of the kind");
    let rest = old.iter().skip(first).skip_while(|line| is_of_kind(line));
    let before = old[..first].iter().map(|line| (*line).to_owned());
    let lines = before.chain(lines).chain(rest.map(|line| (*line).to_owned()));
    lines.map(|line| line + "\n").collect()
}

/// Returns `index.html` with the lines that are generated from the list.
fn with_games(page: &str, Games { names, programs, lists }: &Games) -> String {
    let copied = |name: &str| format!(r#"<link data-trunk rel="copy-file" href="static/{name}">"#);
    let mut styles: Vec<_> = programs.iter().flat_map(|program| &program.styles).collect();
    let mut seen = BTreeSet::new();
    styles.retain(|style| seen.insert(*style));
    let boards = names.iter().map(|name| copied(&format!("{name}.svg")));
    let pictures = boards.chain(names.iter().map(|name| copied(&format!("niche-{name}.svg")))).collect();
    let styles = styles.iter().map(|style| copied(&format!("{style}.css"))).collect();
    let lists = lists.iter().map(|name| copied(&format!("puzzles/{name}.txt"))).collect();
    let built = |bin: &str, profile: &str| {
        format!(
            r#"<link data-trunk rel="rust" data-bin="{bin}" data-type="worker" data-bindgen-target="web" data-wasm-opt="0"{profile}>"#
        )
    };
    let engine = r#" data-cargo-profile="engine""#;
    let engines = names.iter().map(|name| built(&format!("{name}_bot"), engine));
    let scanner = built("scanner", engine);
    let built = programs.iter().map(|Program { bin, .. }| built(bin, "")).chain(engines).chain([scanner]);
    let places = programs.iter().map(|Program { id, routes, bin, title, styles }| {
        let [routes, styles] = [routes, styles].map(|names| names.join(" "));
        format!(
            r#"<div class="program" id="{id}" data-routes="{routes}" data-title="{title}" data-program="{bin}" data-style="programs {styles}"></div>"#
        )
    });
    let is_copy = |line: &str, ending: &str| {
        line.starts_with(r#"<link data-trunk rel="copy-file""#) && line.ends_with(ending) && !line.contains("/icon.")
    };
    let page = with_lines(page, |line| is_copy(line, ".svg\">"), pictures);
    let page = with_lines(&page, |line| is_copy(line, ".css\">"), styles);
    let page = with_lines(&page, |line| is_copy(line, ".txt\">"), lists);
    let page = with_lines(&page, |line| line.contains("data-bin="), built.collect());
    with_lines(&page, |line| line.starts_with(r#"<div class="program""#), places.collect())
}

#[test]
fn the_page_has_the_program_the_picture_and_the_sheet_of_every_game() {
    let path = file("", "index", "html");
    let page = read(&path);
    let made = with_games(&page, &games());
    if env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
        fs::write(&path, &made).expect("a page that can be written");
    }
    assert!(read(&path) == made, "index.html is not what the list of the games makes of it");
}

#[test]
fn the_home_page_has_an_entry_for_every_game_in_the_order_of_the_list() {
    let page = read(&file("", "index", "html"));
    let (_, page) = page.split_once(r#"<main class="home">"#).expect("the home page");
    let between = |before: &str, after: &str| {
        let rest = page.split(before).skip(1);
        rest.filter_map(|rest| rest.split_once(after)).map(|(name, _)| name.to_owned()).collect::<Vec<_>>()
    };
    let names = games().names;
    assert_eq!(between("<a class=\"button main\" href=\"{home}", "/\">{play}"), names);
    assert_eq!(between(r#"<a class="quiet" href="rules/{language}/"#, ".html\">{rules}"), names);
    assert_eq!(between(r#"<img src="niche-"#, ".svg\" alt=\"\""), names);
}

#[test]
fn every_game_has_its_programs_its_rulebook_page_and_its_tests() {
    let Games { names, programs, .. } = games();
    for Program { bin, title, id, .. } in &programs {
        let name = title.to_lowercase();
        let calls = match id.split_once('/') {
            Some((_, part)) => format!("caravanserai::ui::open_{part}();"),
            None if names.contains(&name.as_str()) => format!("ui::open::<{title}>("),
            None => format!("caravanserai::ui::open_{id}();"),
        };
        assert!(read(&file("src/bin", bin, "rs")).contains(&calls), "src/bin/{bin}.rs does not call {calls}");
    }
    let bins = fs::read_dir(file("src/bin", "", "")).expect("the folder of the programs");
    // Each game has an engine, and one program reads codes for all.
    assert_eq!(bins.count(), programs.len() + names.len() + 1, "src/bin has a program that the page does not");
    for name in names {
        let engine = read(&file("src/bin", &format!("{name}_bot"), "rs"));
        assert!(engine.contains("caravanserai::worker::open(Engine::<"), "src/bin/{name}_bot.rs opens an engine");
        assert!(
            read(&file("static/rules/en", name, "html")).contains(&format!("{name}-1.svg")),
            "it tells how to play"
        );
        read(&file("tests/golden", name, "txt"));
        read(&file("tests", &format!("{name}/mod"), "rs"));
    }
}
