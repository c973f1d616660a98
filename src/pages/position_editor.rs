//! The position editor. The position's text is kept on the device after every change, and a match starts from it. Only
//! the game's own parser validates it.

use std::mem;
use std::rc::Rc;

use super::read_error::needs_sentence;
use crate::play::{Machine, Ticket};
use crate::record::plain_position;
use crate::rules::{Spot, Turn};
use crate::scene::{Draft, Editable};
use crate::words::{position, table};

/// The state of the position editor.
#[derive(Clone, PartialEq)]
pub struct EditorState<G: Editable> {
    /// The draft of the position, with the selected tools.
    pub draft: G::Draft,
    /// The position's text: the draft as text, or a text that was typed or pasted and contains more.
    text: String,
    /// A text that was typed or pasted and is not a position.
    typed: Option<String>,
    /// The texts of earlier positions, the latest last.
    undo_stack: Vec<String>,
    /// A sentence about side effects of the last change.
    side_effects: Option<String>,
    /// `true` if the user has tried to play an unplayable position.
    pub tried_to_play: bool,
}

/// A change of the position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Selects a tool of a group.
    SelectTool(&'static str, usize),
    /// Applies the selected tool to a cell.
    ApplyTool(Spot),
    /// Makes a choice in a field.
    Choose(&'static str, usize),
    /// Changes the text of an entry.
    Enter(&'static str, String),
    /// Replaces the position's text.
    Text(String),
    /// Sets all pieces to their start.
    SetToStart,
    /// Empties the board.
    Clear,
    /// Undoes the last change.
    Undo,
    /// Plays on from the position, or says louder why it is unplayable.
    PlayOn,
}

/// What the editor asks of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorEffect {
    /// To keep the position's text.
    Keep(String),
    /// To go to the set-up of a match from the position.
    PlayOn,
}

/// The position editor of a game.
pub struct EditorMachine<G: Editable> {
    state: Rc<EditorState<G>>,
}

impl<G: Editable> EditorMachine<G> {
    /// The editor with the position that was kept last, or else the rulebook's start. Undo leads back to the `earlier` one, if
    /// there is any.
    #[must_use]
    pub fn new(kept: Option<String>, earlier: Option<String>) -> Self {
        Self { state: Rc::new(EditorState::restored(kept, earlier)) }
    }
}

impl<G: Editable> Machine for EditorMachine<G> {
    type Input = Edit;
    type Effect = EditorEffect;
    type View = EditorState<G>;

    fn on(&mut self, edit: Edit, _now: f64) -> Vec<EditorEffect> {
        let state = Rc::make_mut(&mut self.state);
        state.tried_to_play = false;
        state.side_effects = None;
        if edit == Edit::PlayOn {
            state.tried_to_play = state.problem().is_some();
            return if state.tried_to_play { Vec::new() } else { vec![EditorEffect::PlayOn] };
        }
        let before = state.text.clone();
        state.edit(edit);
        if state.text == before { Vec::new() } else { vec![EditorEffect::Keep(state.text.clone())] }
    }

    fn view(&self) -> &Rc<EditorState<G>> {
        &self.state
    }

    fn awaits(&self, _ticket: Ticket) -> bool {
        false
    }
}

impl<G: Editable> EditorState<G> {
    /// Makes a change.
    fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::SelectTool(tool_group, tool) => self.draft.select_tool(tool_group, tool),
            Edit::ApplyTool(spot) => self.change(|draft| draft.place(spot)),
            Edit::Choose(field, choice) => {
                let mut side_effects = None;
                self.change(|draft| side_effects = draft.choose(field, choice));
                self.side_effects = side_effects;
            }
            Edit::Enter(entry, text) => self.change(|draft| draft.set_entry(entry, &text)),
            Edit::SetToStart => self.change(Draft::put_initial_pieces),
            Edit::Clear => self.change(Draft::clear),
            Edit::Text(text) => self.read(text),
            Edit::Undo => self.undo(),
            // It changes nothing.
            Edit::PlayOn => {}
        }
    }

    fn restored(kept: Option<String>, earlier: Option<String>) -> Self {
        let mut draft = G::Draft::default();
        // Saved texts are not trusted: one that cannot be parsed stays in the text field.
        let (kept, typed) = match kept {
            Some(text) if draft.read(&text).is_err() => (None, Some(text)),
            kept => (kept, None),
        };
        let text = kept.unwrap_or_else(|| draft.to_string());
        let undo_stack = earlier.into_iter().filter(|earlier| *earlier != text).collect();
        Self { draft, text, typed, undo_stack, side_effects: None, tried_to_play: false }
    }

    /// Changes the draft, and the text with it. This drops what only a match knows, such as the moves that led here,
    /// because it may no longer be true.
    fn change(&mut self, change: impl FnOnce(&mut G::Draft)) {
        change(&mut self.draft);
        self.set_text(self.draft.to_string());
    }

    /// Adopts a text if it is a position, however it was sent; any other stays in the text field, without effect.
    fn read(&mut self, text: String) {
        let plain = plain_position(&text);
        let is_read = |text: &&String| text.parse::<G>().is_ok() && self.draft.read(text).is_ok();
        let read = [&text, &plain].into_iter().find(is_read).cloned();
        match read {
            Some(read) => self.set_text(read),
            None => self.typed = Some(text),
        }
    }

    /// Sets the position's text, and pushes the previous one to the undo stack.
    fn set_text(&mut self, text: String) {
        self.typed = None;
        if text != self.text {
            self.undo_stack.push(mem::replace(&mut self.text, text));
        }
    }

    /// Returns to the position before the last change.
    fn undo(&mut self) {
        if let Some(text) = self.undo_stack.pop()
            && self.draft.read(&text).is_ok()
        {
            self.text = text;
            self.typed = None;
        }
    }

    /// `true` if there is a change to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.undo_stack.is_empty()
    }

    /// Returns the sentence about the last change's side effects, followed by `problem` or that the position is
    /// playable.
    #[must_use]
    pub fn verdict(&self, problem: Option<&str>) -> String {
        let says = problem.unwrap_or(position::position_good());
        self.side_effects.as_deref().map_or_else(|| says.to_owned(), |effects| format!("{effects} {says}"))
    }

    /// Returns the position's text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the text in the text field.
    #[must_use]
    pub fn typed(&self) -> &str {
        self.typed.as_ref().unwrap_or(&self.text)
    }

    /// Returns the reason why the text in the text field is not a position.
    #[must_use]
    pub fn text_error(&self) -> Option<String> {
        let error = self.typed.as_ref()?.parse::<G>().err()?;
        Some(table::text_is_no_position(&needs_sentence::<G>(&error)))
    }

    /// Returns the reason why the position is unplayable, in a sentence, and the cells that cause it.
    #[must_use]
    pub fn problem(&self) -> Option<(String, Vec<Spot>)> {
        match self.draft.state() {
            Err(faults) => {
                let needs = faults.iter().map(|fault| needs_sentence::<G>(&fault.error));
                let says: Vec<_> = [table::position_impossible().to_owned()].into_iter().chain(needs).collect();
                let spots = faults.into_iter().flat_map(|fault| fault.spots).collect();
                Some((says.join(" "), spots))
            }
            Ok(state) if state.turn() == Turn::Over => Some((table::position_over().to_owned(), Vec::new())),
            Ok(_) => None,
        }
    }
}
