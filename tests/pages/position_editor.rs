//! The position editor, with Damath.

use caravanserai::pages::position_editor::{Edit, EditorEffect, EditorMachine, EditorState};
use caravanserai::play::Machine;
use caravanserai::rules::Spot;
use caravanserai::rules::damath::{Damath, Square};
use caravanserai::scene::Draft;

use super::golden::{self, Lines};

const OPTIONS: &str = "set=counting operators=own touch=off damas=once move=off game=off";
const CAN: &str = "You can play from this position.";

/// A position in which the first player's 9 must take the second player's 10, and wins.
fn laid() -> String {
    format!("{OPTIONS} | first A | turn 1 | 1: 9@23 | 2: 10@34 | scores 0 0")
}

/// The editor on a device that keeps what it is told to.
struct Device {
    editor: EditorMachine<Damath>,
    kept: Option<String>,
    /// `true` if the last input has led to the set-up of a match.
    plays_on: bool,
}

impl Device {
    fn new(kept: Option<&str>) -> Self {
        let kept = kept.map(str::to_owned);
        Self { editor: EditorMachine::new(kept.clone(), None), kept, plays_on: false }
    }

    fn see(&self) -> &EditorState<Damath> {
        self.editor.view()
    }

    fn put(&mut self, edit: Edit) -> &mut Self {
        self.plays_on = false;
        for effect in self.editor.on(edit, 0.0) {
            match effect {
                EditorEffect::Keep(text) => self.kept = Some(text),
                EditorEffect::PlayOn => self.plays_on = true,
            }
        }
        self
    }

    fn write(&mut self, text: &str) -> &mut Self {
        self.put(Edit::Text(text.to_owned()))
    }

    /// Places a chip of a player on a square.
    fn lay(&mut self, player: usize, kind: usize, chip: usize, square: &str) -> &mut Self {
        for (group, tool) in [("player", player), ("chip", chip), ("kind", kind)] {
            self.put(Edit::SelectTool(group, tool));
        }
        self.put(Edit::ApplyTool(spot(square)))
    }

    fn reload(&mut self) -> &mut Self {
        self.editor = EditorMachine::new(self.kept.clone(), None);
        self
    }

    fn verdict(&self) -> String {
        let problem = self.see().problem();
        self.see().verdict(problem.as_ref().map(|(says, _)| says.as_str()))
    }

    /// What stands on a square.
    fn stands(&self, square: &str) -> String {
        let cells = self.see().draft.cells();
        let label = cells.into_iter().find(|cell| cell.spot == spot(square)).expect("a square").label;
        label.rsplit(", ").next().unwrap_or_default().to_owned()
    }
}

fn spot(square: &str) -> Spot {
    square.parse::<Square>().expect("a square").into()
}

#[test]
fn pieces_are_laid_and_taken_back_one_by_one_and_the_text_is_kept_each_time() {
    let mut device = Device::new(None);
    assert_eq!((device.kept.clone(), device.see().can_undo()), (None, false), "nothing is changed yet");
    let start = device.see().text().to_owned();
    device.put(Edit::Clear).lay(0, 0, 9, "23").lay(1, 0, 0, "34");
    assert_eq!((device.see().text(), device.verdict().as_str()), (laid().as_str(), CAN));
    assert_eq!(device.kept, Some(laid()));
    assert_eq!(device.stands("34"), "Second player’s 10");
    device.put(Edit::Choose("set", 2));
    assert!(device.verdict().starts_with("The chips stay, with the new set’s values: "), "{}", device.verdict());
    device.put(Edit::Undo);
    assert_eq!((device.see().text(), device.verdict().as_str()), (laid().as_str(), CAN));
    device.put(Edit::Undo).put(Edit::Undo).put(Edit::Undo);
    assert_eq!((device.see().text(), device.see().can_undo()), (start.as_str(), false));
    assert_eq!(device.kept, Some(start));
    device.put(Edit::Undo);
    assert_eq!(device.verdict(), CAN, "there is nothing to undo");
}

#[test]
fn a_text_that_is_no_position_stays_in_its_field_and_changes_nothing() {
    let mut device = Device::new(None);
    device.write(&laid());
    let reason = "This is not a position. It needs a chip of the set (D2), not “13@23”. The board has not changed.";
    device.write("1: 13@23 | 2: 10@34");
    assert_eq!(device.see().text_error().as_deref(), Some(reason));
    assert_eq!((device.see().typed(), device.see().text()), ("1: 13@23 | 2: 10@34", laid().as_str()));
    assert_eq!((device.stands("23").as_str(), device.kept.clone()), ("First player’s 9", Some(laid())));
    for text in ["", "\n", "<b>", &"🐪".repeat(5000), &"1:|".repeat(5000)] {
        let error = device.write(text).see().text_error().expect("a reason");
        assert!(error.contains("It needs") && error.chars().count() < 300, "{error}");
    }
    device.write("1: 12@23 | 2: 10@34");
    assert_eq!((device.see().text_error(), device.stands("23").as_str()), (None, "First player’s 12"));
    device.write("rubbish").lay(0, 0, 9, "23");
    assert_eq!(device.see().text_error(), None, "the board is the text again");
    assert_eq!(device.see().typed(), device.see().text());
}

#[test]
fn what_only_a_match_knows_stays_as_long_as_nothing_is_changed() {
    let text = format!("{OPTIONS} | first B | turn 1 | 1: D9@01 | 2: D8@76 | scores 0 0 | move 60 | quiet 10-01 67-76");
    let mut device = Device::new(None);
    assert!(device.write(&text).put(Edit::PlayOn).plays_on);
    assert_eq!(device.reload().see().text(), text);
    device.put(Edit::SelectTool("chip", 3));
    assert_eq!(device.see().text(), text, "a tool is no change");
    device.put(Edit::Choose("turn", 1));
    assert_eq!(device.see().text(), format!("{OPTIONS} | first B | turn 2 | 1: D9@01 | 2: D8@76 | scores 0 0"));
}

#[test]
fn an_impossible_position_says_why_and_where_and_is_not_played_on() {
    let mut device = Device::new(None);
    device.put(Edit::Clear);
    assert_eq!(device.verdict(), "This position is not possible. It needs a piece on the board.");
    device.lay(0, 0, 9, "07");
    let says = "This position is not possible. It needs a dama on the far row (D5), not “9@07”.";
    assert_eq!(device.see().problem(), Some((says.to_owned(), vec![spot("07")])));
    assert!(!device.see().tried_to_play);
    device.put(Edit::PlayOn);
    assert!(device.see().tried_to_play && !device.plays_on, "it is said louder");
    assert_eq!((device.reload().verdict().as_str(), device.stands("07").as_str()), (says, "First player’s 9"));
    device.lay(0, 1, 9, "07");
    assert_eq!((device.verdict().as_str(), device.see().tried_to_play), (CAN, false));
    device.put(Edit::Choose("turn", 1));
    assert_eq!(device.verdict(), "The match is already over in this position.");
    assert!(!device.put(Edit::PlayOn).plays_on && device.see().tried_to_play);
}

#[test]
fn a_kept_text_that_cannot_be_read_stays_in_the_field() {
    let mut device = Device::new(Some("rubbish"));
    assert_eq!(device.see().typed(), "rubbish");
    assert!(device.see().text_error().is_some() && !device.see().can_undo());
    let start = Device::new(None).see().text().to_owned();
    assert_eq!(device.see().text(), start);
    device.put(Edit::PlayOn);
    assert_eq!(device.kept.as_deref(), Some("rubbish"), "only a change of the position is kept");
    device.put(Edit::Enter("first", "7/2".into())).put(Edit::SetToStart);
    assert_eq!(device.see().typed(), device.see().text());
}

/// The text of the editor in the current language.
fn read(lines: &mut Lines, device: &Device) {
    let state = device.see();
    lines.add("text", state.typed());
    lines.add("text error", &state.text_error().unwrap_or_default());
    lines.add("verdict", &device.verdict());
    for group in state.draft.palette() {
        let tools: Vec<_> = group.tools.iter().map(|tool| tool.name.as_str()).collect();
        lines.add("tools", &format!("{}: {}", group.label, tools.join(", ")));
    }
    for field in state.draft.fields() {
        lines.add_field(&field);
    }
    for entry in state.draft.entries() {
        let read_as = entry.read_as.map(|text| format!(" = {text}")).unwrap_or_default();
        lines.add("entry", &format!("{}: {}{read_as}", entry.label, entry.text));
    }
    let cells = state.draft.cells();
    let taken = cells.iter().take(3);
    lines.add("squares", &taken.map(|cell| cell.label.as_str()).collect::<Vec<_>>().join("; "));
}

#[test]
fn undo_leads_back_to_the_draft_that_a_given_position_has_replaced() {
    let (draft, given) = (laid().replace("9@23", "8@23"), laid());
    let mut editor = EditorMachine::<Damath>::new(Some(given.clone()), Some(draft.clone()));
    assert_eq!((editor.view().text(), editor.view().can_undo()), (given.as_str(), true));
    assert_eq!(editor.on(Edit::Undo, 0.0), [EditorEffect::Keep(draft.clone())]);
    assert_eq!((editor.view().text(), editor.view().can_undo()), (draft.as_str(), false));
    let editor = EditorMachine::<Damath>::new(Some(draft.clone()), Some(draft));
    assert!(!editor.view().can_undo(), "it is on the board already");
}

#[test]
fn the_editor_reads_as_recorded_in_every_language() {
    golden::check("position-editor", || {
        let mut lines = Lines::default();
        let mut device = Device::new(None);
        lines.title("at the first visit");
        read(&mut lines, &device);
        device.put(Edit::Clear).lay(0, 0, 9, "07");
        lines.title("a position that is not possible");
        read(&mut lines, &device);
        device.write(&laid()).put(Edit::Choose("set", 2));
        lines.title("another set");
        read(&mut lines, &device);
        device.write("1: 13@23 | 2: 10@34");
        lines.title("a text that is no position");
        read(&mut lines, &device);
        lines
    });
}
