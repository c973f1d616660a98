//! The page on which a position is set up by hand: the board, what can be put on it, and its text.
//!
//! The text is what is kept on the device after every change, and what a match begins from. The game alone judges it.

mod view;

use yew::{Html, MouseEvent, NodeRef};

use super::boards::Laid;
use super::copy::copy;
use super::page::{self, Link};
use super::route::{self, Page};
use super::unread::needs;
use super::{grid, storage};
use crate::rules::{Spot, Turn};
use crate::scene::Draft;
use crate::words::house;

/// The id of the box with the position's text.
const BOX: &str = "position";

/// The page on which a position is set up.
pub struct Editor<G: Laid> {
    draft: G::Draft,
    /// The position's text: what the draft says, or what was typed or pasted and says more.
    text: String,
    /// What was typed or pasted and is no position.
    typed: Option<String>,
    /// Playing on was asked for, and cannot be.
    asked: bool,
    /// What came of copying the text.
    copied: Option<&'static str>,
    board: NodeRef,
    /// The cell that has, or would get, the keyboard's focus.
    focus: Option<Spot>,
}

/// A message to the page.
#[derive(Clone)]
pub enum Msg {
    /// The board was clicked.
    Click(MouseEvent),
    /// A key was pressed on a cell.
    Key(String),
    /// A tool was taken from a tray.
    Take(&'static str, usize),
    /// A choice of a field was made.
    Choose(&'static str, usize),
    /// Something was typed into an entry.
    Enter(&'static str, String),
    /// Something was typed or pasted into the box with the text.
    Text(String),
    /// The pieces are to stand as at the start.
    SetOut,
    /// The board is to be empty.
    Clear,
    /// The text is to be copied.
    Copy,
    /// A match is to begin from the position.
    PlayOn,
}

/// Opens the page with the position that was set up last, or else the rulebook's start.
pub fn open<G: Laid>() -> Box<dyn page::Page> {
    let mut draft = G::Draft::default();
    let kept = storage::position(G::NAME);
    // What a browser keeps is not trusted: a text that cannot be read stays in the box.
    let (kept, typed) = match kept {
        Some(text) if draft.read(&text).is_err() => (None, Some(text)),
        kept => (kept, None),
    };
    let focus = draft.cells().first().map(|cell| cell.spot);
    let text = kept.unwrap_or_else(|| draft.to_string());
    let board = NodeRef::default();
    Box::new(Editor::<G> { draft, text, typed, asked: false, copied: None, board, focus })
}

impl<G: Laid> page::Page for Editor<G> {
    fn update(&mut self, _link: &Link, msg: page::Msg) -> bool {
        let Some(msg) = msg.of() else { return false };
        self.copied = None;
        self.asked = false;
        match msg {
            Msg::Take(tray, tool) => self.draft.take(tray, tool),
            Msg::Click(event) => self.click(&event),
            Msg::Key(key) => self.key(&key),
            Msg::Choose(field, choice) => self.change(|draft| draft.choose(field, choice)),
            Msg::Enter(entry, text) => self.change(|draft| draft.enter(entry, &text)),
            Msg::SetOut => self.change(G::Draft::set_out),
            Msg::Clear => self.change(G::Draft::clear),
            Msg::Text(text) => self.read(text),
            Msg::Copy => self.copied = Some(copy(BOX)),
            Msg::PlayOn if self.problem().is_none() => route::go(&route::hash(G::NAME, Page::FromPosition)),
            Msg::PlayOn => self.asked = true,
        }
        true
    }

    fn view(&self, link: &Link) -> Html {
        self.render(link)
    }
}

impl<G: Laid> Editor<G> {
    /// Changes the draft, and the text with it. What only a match knows, such as the moves that led here, goes: it need
    /// not be true any longer.
    fn change(&mut self, change: impl FnOnce(&mut G::Draft)) {
        change(&mut self.draft);
        self.typed = None;
        self.text = self.draft.to_string();
        self.keep();
    }

    fn keep(&self) {
        storage::keep_position(G::NAME, &self.text);
    }

    fn place(&mut self, spot: Option<Spot>) {
        if let Some(spot) = spot {
            self.focus = Some(spot);
            self.change(|draft| draft.place(spot));
        }
    }

    /// A click that comes from no pointer is a screen reader's.
    fn click(&mut self, event: &MouseEvent) {
        let by_pointer = event.detail() > 0;
        self.place(if by_pointer {
            grid::hit(&self.board, G::SIZE, &self.draft.cells(), event, 0)
        } else {
            grid::spot_of(event)
        });
    }

    fn key(&mut self, key: &str) {
        if !grid::walk(&self.draft.cells(), &mut self.focus, key, true) {
            self.place(self.focus);
        }
    }

    /// Takes over a text that is a position; one that is none stays in the box, and all else as it was.
    fn read(&mut self, text: String) {
        if text.parse::<G>().is_ok() && self.draft.read(&text).is_ok() {
            self.text = text;
            self.typed = None;
            self.keep();
        } else {
            self.typed = Some(text);
        }
    }

    /// Why the position cannot be played on, in a sentence, and the places that are the cause.
    fn problem(&self) -> Option<(String, Vec<Spot>)> {
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
