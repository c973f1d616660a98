//! The state of the page on which a position is set up. The text is what is kept on the device after every change, and what a
//! match begins from. The game alone judges it.

use std::mem;
use std::rc::Rc;

use yew::Reducible;

use crate::rules::{Spot, Turn};
use crate::scene::{Draft, Editable};
use crate::store::settings;
use crate::ui::unread::needs;
use crate::words::{house, position};

/// A position as it is being set up.
#[derive(Clone, PartialEq)]
pub struct EditorState<G: Editable> {
    /// What lies on the board, and what is chosen to be put there.
    pub draft: G::Draft,
    /// The position's text: what the draft says, or what was typed or pasted and says more.
    text: String,
    /// What was typed or pasted and is no position.
    typed: Option<String>,
    /// The texts of the positions before, the latest last.
    before: Vec<String>,
    /// What the last change has changed besides.
    told: Option<String>,
    /// Whether playing on was asked for, and cannot be.
    pub asked: bool,
}

/// A change of the position.
pub enum Edit {
    /// A tool is taken from a tray.
    Take(&'static str, usize),
    /// What is taken is put on a place.
    Place(Spot),
    /// A choice of a field is made.
    Choose(&'static str, usize),
    /// Something is typed into an entry.
    Enter(&'static str, String),
    /// Something is typed or pasted as the position's text.
    Text(String),
    /// The pieces are to stand as at the start.
    SetOut,
    /// The board is to be empty.
    Clear,
    /// The last change is taken back.
    Undo,
    /// Playing on is asked for, and cannot be.
    Ask,
}

impl<G: Editable + 'static> Reducible for EditorState<G> {
    type Action = Edit;

    fn reduce(self: Rc<Self>, edit: Edit) -> Rc<Self> {
        let mut state = Rc::unwrap_or_clone(self);
        state.asked = false;
        state.told = None;
        match edit {
            Edit::Take(tray, tool) => state.draft.select_tool(tray, tool),
            Edit::Place(spot) => state.change(|draft| draft.place(spot)),
            Edit::Choose(field, choice) => {
                let mut told = None;
                state.change(|draft| told = draft.choose(field, choice));
                state.told = told;
            }
            Edit::Enter(entry, text) => state.change(|draft| draft.set_entry(entry, &text)),
            Edit::SetOut => state.change(Draft::put_initial_pieces),
            Edit::Clear => state.change(Draft::clear),
            Edit::Text(text) => state.read(text),
            Edit::Undo => state.undo(),
            Edit::Ask => state.asked = true,
        }
        Rc::new(state)
    }
}

impl<G: Editable> EditorState<G> {
    /// The position that was set up last, or else the rulebook's start.
    pub fn kept() -> Self {
        let mut draft = G::Draft::default();
        // What a browser keeps is not trusted: a text that cannot be read stays in the box.
        let (kept, typed) = match settings::position(G::NAME) {
            Some(text) if draft.read(&text).is_err() => (None, Some(text)),
            kept => (kept, None),
        };
        let text = kept.unwrap_or_else(|| draft.to_string());
        Self { draft, text, typed, before: Vec::new(), told: None, asked: false }
    }

    /// Changes the draft, and the text with it. What only a match knows, such as the moves that led here, goes: it need not be
    /// true any longer.
    fn change(&mut self, change: impl FnOnce(&mut G::Draft)) {
        change(&mut self.draft);
        self.keep(self.draft.to_string());
    }

    /// Takes over a text that is a position; one that is none stays in the box, and all else as it was.
    fn read(&mut self, text: String) {
        if text.parse::<G>().is_ok() && self.draft.read(&text).is_ok() {
            self.keep(text);
        } else {
            self.typed = Some(text);
        }
    }

    /// The position has this text now, and the one before can come back.
    fn keep(&mut self, text: String) {
        self.typed = None;
        if text != self.text {
            self.before.push(mem::replace(&mut self.text, text));
        }
    }

    /// Goes back to the position before the last change.
    fn undo(&mut self) {
        if let Some(text) = self.before.pop()
            && self.draft.read(&text).is_ok()
        {
            self.text = text;
            self.typed = None;
        }
    }

    /// Whether there is a change to take back.
    pub fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether the position can be played on, after what the last change has changed besides.
    pub fn verdict(&self, problem: Option<&str>) -> String {
        let says = problem.unwrap_or(position::position_good());
        self.told.as_deref().map_or_else(|| says.to_owned(), |told| format!("{told} {says}"))
    }

    /// The position's text.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The text in the box.
    pub fn typed(&self) -> &str {
        self.typed.as_ref().unwrap_or(&self.text)
    }

    /// Why the text in the box is no position.
    pub fn unread(&self) -> Option<String> {
        let error = self.typed.as_ref()?.parse::<G>().err()?;
        Some(house::text_is_no_position(&needs::<G>(&error)))
    }

    /// Why the position cannot be played on, in a sentence, and the places that are the cause.
    pub fn problem(&self) -> Option<(String, Vec<Spot>)> {
        match self.draft.state() {
            Err(faults) => {
                let needs = faults.iter().map(|fault| needs::<G>(&fault.error));
                let says: Vec<_> = [house::position_impossible().to_owned()].into_iter().chain(needs).collect();
                let spots = faults.into_iter().flat_map(|fault| fault.spots).collect();
                Some((says.join(" "), spots))
            }
            Ok(state) if state.turn() == Turn::Over => Some((house::position_over().to_owned(), Vec::new())),
            Ok(_) => None,
        }
    }
}
