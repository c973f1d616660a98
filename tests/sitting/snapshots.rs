//! Whole tables as a person reads them, in every language: at the start, in the middle and at the end of a recorded match
//! of each game.
//!
//! `GOLDEN=write cargo test snapshots::` writes them to `tests/golden/tables/`. Read the difference before you commit it.

use std::collections::BTreeSet;
use std::{env, fs};

use caravanserai::bots::Level;
use caravanserai::play::{ActionRequest, HintView, Input, Machine, Narrator, ReviewInput};
use caravanserai::record::{Kind, Match, Player, Start};
use caravanserai::rules::Seat;
use caravanserai::scene::{Ending, PastAction, Rank, Touch, YOU};
use caravanserai::words::{Language, speak};

use super::desk::{Desk, Tried};
use super::with_every_game;

/// The number of rows at the end of the move list that are written.
const ROWS: usize = 6;

/// The number of steps that are announced together.
const NEWS: usize = 4;

/// The actions of the recorded match in `tests/data/screen_reader/`.
fn recorded<G: Tried>() -> (G::Options, Vec<G::Action>) {
    let path = format!("{}/tests/data/screen_reader/{}.txt", env!("CARGO_MANIFEST_DIR"), G::NAME);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let played: Match<G> = text.parse().unwrap_or_else(|error| panic!("{path}: {error:?}"));
    let Start::Options(options) = played.start() else { panic!("{path} begins as the rulebook says") };
    (options.clone(), played.steps().map(|step| step.action.clone()).collect())
}

/// The match after some of its actions. The reader plays on the first seat, without a name, against bots.
fn after<G: Tried>(options: &G::Options, actions: &[G::Action]) -> Match<G> {
    let seats = G::new(options).expect("a start").seats();
    let player = |seat: Seat| {
        let (name, kind) = match seat {
            Seat(0) => (YOU.to_owned(), Kind::Person),
            _ => (format!("Bot {seat}"), Kind::Bot(Level::Beginner.name().into())),
        };
        Player::new(&name, seat.0, kind).expect("a player")
    };
    let mut table = Match::new(options.clone(), Seat::all(seats).map(player).collect()).expect("a match");
    table.play(actions.iter().cloned()).expect("legal actions");
    table
}

/// A text in lines, each with its kind.
#[derive(Default)]
struct Lines(String);

impl Lines {
    fn add(&mut self, kind: &str, text: &str) {
        self.0 += &format!("{kind}: {}\n", text.replace('\n', " ⏎ "));
    }

    /// Adds a line unless it has no text.
    fn add_some(&mut self, kind: &str, text: Option<&str>) {
        if let Some(text) = text.filter(|text| !text.is_empty()) {
            self.add(kind, text);
        }
    }

    /// Adds everything that a person reads at a table.
    fn add_table<G: Tried>(&mut self, desk: &Desk<G>) {
        let view = desk.sitting.view();
        self.add("turn", &view.prompt.title);
        self.add_some("expected", view.prompt.hint.as_deref());
        let recap = view.recap.as_ref();
        self.add_some(
            "last",
            recap.map(|recap| with_clause(&recap.text, recap.clause.map(|clause| clause.0))).as_deref(),
        );
        self.add_some("shown", view.caption());
        for panel in &*view.panels {
            let figures = panel.figures.iter().map(|figure| {
                let change = figure.change.as_ref().map_or_else(String::new, |change| format!(" ({})", change.text));
                format!("{} {}{change}", figure.value, figure.noun)
            });
            let parts = [view.seating.name(panel.seat).to_owned()].into_iter().chain(figures).chain(panel.note.clone());
            let parts: Vec<_> = parts.filter(|part| !part.trim().is_empty()).collect();
            self.add(if panel.turn { "player to act" } else { "player" }, &parts.join(", "));
        }
        for face in &view.clock_faces {
            self.add("clock", &format!("{} {}", face.name, face.left));
        }
        for control in &*view.controls {
            let kind = match control.rank {
                Rank::Main => "main button",
                Rank::Choice | Rank::Step => "button",
                Rank::Aside => "small button",
            };
            let picked = if control.picked { ", picked" } else { "" };
            let off = if control.enabled { "" } else { ", off" };
            self.add(&format!("{kind}{picked}{off}"), &control.text);
            self.add_some("    because", refusal(desk, control.press).as_deref().filter(|_| !control.enabled));
        }
        for action in &*view.side_actions {
            self.add("menu", &action.words);
        }
        let (open, closed): (Vec<_>, Vec<_>) = view.cells.iter().partition(|cell| cell.open);
        for cell in open {
            self.add(if cell.picked { "place, picked" } else { "place" }, &cell.label);
        }
        self.add("other places", &closed.len().to_string());
        let reasons: BTreeSet<_> = closed.iter().filter_map(|cell| refusal(desk, Touch::Spot(cell.spot))).collect();
        for reason in reasons {
            self.add("    because", &reason);
        }
        self.add("step", &view.step_label());
        self.add_some("luck", view.luck_text().as_deref());
        let rows = view.rows.rows();
        for row in &rows[rows.len().saturating_sub(ROWS)..] {
            let who = row.line.seat.map_or("", |seat| view.seating.name(seat));
            let parts = [Some(who), Some(row.line.notation.as_str()), row.line.note.as_deref()];
            let parts: Vec<_> = parts.into_iter().flatten().filter(|part| !part.is_empty()).collect();
            self.add("move", &format!("{}. {}", row.number, parts.join(" | ")));
        }
    }

    fn add_ending(&mut self, ending: &Ending, names: &[String]) {
        self.add("result", &ending.title);
        self.add_some("reason", ending.why.as_ref().map(|(why, clause)| with_clause(why, Some(clause.0))).as_deref());
        for row in &ending.rows {
            let parts = [names[row.seat.index()].as_str(), &row.score, &row.details, row.note.as_deref().unwrap_or("")];
            let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
            self.add("score", &format!("{}. {}", row.place, parts.join(" | ")));
        }
        for note in &ending.notes {
            self.add("note", note);
        }
    }
}

fn with_clause(text: &str, clause: Option<&str>) -> String {
    clause.map_or_else(|| text.to_owned(), |clause| format!("{text} [{clause}]"))
}

/// The refusal of a press; `None` if it is not refused.
fn refusal<G: Tried>(desk: &Desk<G>, press: Touch<G::Button>) -> Option<String> {
    let mut tried = desk.clone();
    tried.put(Input::Touch(press));
    let view = tried.sitting.view();
    view.refusal.as_ref().map(|refused| with_clause(&refused.sentence, Some(refused.clause.0)))
}

/// The announcements of the last steps.
fn announced<G: Tried>(before: Match<G>, desk: &Desk<G>) -> Vec<String> {
    Narrator::new(Desk::new(before, 0).sitting.view()).tell(desk.sitting.view(), None, None)
}

/// The text of all tables of a game in the current language.
fn tables<G: Tried>() -> String {
    let (options, actions) = recorded::<G>();
    let table = |count: usize| Desk::new(after::<G>(&options, &actions[..count]), 0);
    let chooses = |count: &usize| {
        let desk = table(*count);
        desk.sitting.view().is_for_person() && desk.sitting.view().cells.iter().filter(|cell| cell.open).count() > 1
    };
    let middle = (actions.len() / 2..actions.len()).find(chooses).expect("the reader chooses in the second half");
    let mut lines = Lines::default();
    for (title, count) in [("start", 0), ("middle", middle), ("end", actions.len())] {
        let mut desk = table(count);
        lines.0 += &format!("{}# {}, {title}: after {count} actions\n\n", if count > 0 { "\n" } else { "" }, G::NAME);
        lines.add_table(&desk);
        let before = after::<G>(&options, &actions[..count.saturating_sub(NEWS)]);
        for says in announced(before, &desk) {
            lines.add("announced", &says);
        }
        let view = desk.sitting.view();
        let happened = view.played.steps();
        let happened = happened.map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
        if let Some(ending) = view.played.state().ending(happened, &view.seating) {
            lines.add_ending(&ending, &view.seating.names);
        }
        if count == middle {
            desk.look(ReviewInput::Hint);
            if let Some((ticket, ActionRequest::Engine(_))) = desk.asked.take() {
                desk.put(Input::Answer(ticket, vec![actions[count].clone()]));
            }
            if let HintView::Shown(advice) = &desk.sitting.view().hint {
                lines.add("hint", &advice.text);
            }
            desk.look(ReviewInput::Hint);
            let open = desk.sitting.view().cells.iter().find(|cell| cell.open).expect("an open place");
            let (spot, label) = (open.spot, open.label.clone());
            lines.0 += &format!("\n# {}, {title}: after a press on “{label}”\n\n", G::NAME);
            desk.put(Input::Touch(Touch::Spot(spot)));
            lines.add_table(&desk);
        }
    }
    lines.0
}

#[test]
fn tables_read_as_recorded_in_every_language() {
    fn read<G: Tried>() {
        for language in Language::ALL {
            speak(language);
            let text = tables::<G>();
            let folder = format!("{}/tests/golden/tables", env!("CARGO_MANIFEST_DIR"));
            let path = format!("{folder}/{}.{}.txt", G::NAME, language.tag());
            if env::var("GOLDEN").is_ok_and(|wish| wish == "write") {
                fs::create_dir_all(&folder).expect("a folder that can be made");
                fs::write(&path, &text).expect("a file that can be written");
            }
            let golden = fs::read_to_string(&path).unwrap_or_default();
            let differs = golden.lines().zip(text.lines()).find(|(golden, said)| golden != said);
            assert!(golden == text, "{path} reads otherwise, first {differs:?}: GOLDEN=write cargo test snapshots::");
        }
    }
    with_every_game!(read);
}
