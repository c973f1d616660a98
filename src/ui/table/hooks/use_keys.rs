//! The keys of a table, besides those that walk over the board.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::{Callback, KeyboardEvent, hook};

use crate::play::{Input, ReviewInput, SumInput, TableView};
use crate::scene::{Control, Rank};
use crate::ui::boards::Shown;
use crate::ui::grid::{is_pressed_itself, is_typed_in, spot_of, within};
use crate::ui::hooks::use_window_event;
use crate::ui::table::sheets::Sheet;

/// What keys act on.
pub struct Keyboard<G: Shown> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The controls that can be used now.
    pub controls: Rc<Vec<Control<Callback<()>>>>,
    /// What Escape does in a contest that is on.
    pub contest_escape: Option<Callback<()>>,
    /// The open sheet, and what opens and closes sheets.
    pub sheet: Option<Sheet>,
    /// Opens a sheet, or closes the open one.
    pub set_sheet: Callback<Option<Sheet>>,
    /// Takes an input in.
    pub send: Callback<Input<G>>,
    /// Where the focus goes next: a key that has picked something takes it to the control that confirms that.
    pub focus_next: Callback<Option<&'static str>>,
}

/// Listens to the keys of the page.
#[hook]
pub fn use_keys<G: Shown>(keyboard: Keyboard<G>) {
    use_window_event("keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && keyboard.press(event)
        {
            event.prevent_default();
        }
    });
}

impl<G: Shown> Keyboard<G> {
    /// Does what a key stands for. Gives whether the browser is to do nothing of its own with it.
    fn press(&self, event: &KeyboardEvent) -> bool {
        let key = event.key();
        self.focus_next.emit(None);
        let touches = key == "Enter" || key == " ";
        if event.ctrl_key() || event.alt_key() || event.meta_key() || (touches && event.repeat()) {
            return false;
        }
        let escape = key == "Escape";
        if self.view.confirmation.is_some() {
            if escape {
                self.send.emit(Input::Confirm(false));
            }
            return false;
        }
        if self.sheet.is_some() {
            return self.on_sheet(event, escape);
        }
        // What has a press of its own, such as the menu, keeps it while something is shown.
        if self.view.is_busy() && (escape || (touches && !is_pressed_itself(event))) {
            self.send.emit(Input::Skip);
            return true;
        }
        if let Some(leave) = self.contest_escape.as_ref().filter(|_| escape) {
            leave.emit(());
            return false;
        }
        if let Some(review) = self.review(event) {
            self.send.emit(Input::Review(review));
            return true;
        }
        if self.view.is_busy() {
            return false;
        }
        if escape {
            self.send.emit(Input::LetGo);
            return false;
        }
        // What has a press of its own is pressed by the browser.
        if touches && is_pressed_itself(event) {
            return false;
        }
        if key == "?" && !is_typed_in(event) {
            self.set_sheet.emit(Some(Sheet::Keys));
            return false;
        }
        let Some(control) = self.control(&key) else { return false };
        control.press.emit(());
        self.focus_next.emit((control.rank != Rank::Main).then_some(".hand .main"));
        true
    }

    fn on_sheet(&self, event: &KeyboardEvent, escape: bool) -> bool {
        if escape {
            self.set_sheet.emit(None);
            return false;
        }
        // The focus moves on when a sum is handed in, and the key is not to press what it moves to.
        let hands_in = event.key() == "Enter" && is_typed_in(event);
        if hands_in {
            self.send.emit(Input::Sum(SumInput::HandIn));
        }
        hands_in
    }

    /// The review that a key asks for: looking back, taking back, redoing, a hint.
    fn review(&self, event: &KeyboardEvent) -> Option<ReviewInput> {
        if self.contest_escape.is_some() || is_typed_in(event) {
            return None;
        }
        let key = event.key();
        let (depth, end, can) = (self.view.progress.depth, self.view.progress.end, self.view.can);
        // Arrows are the board's where it has the focus, the slider's own, and those of controls that name them.
        let is_free = spot_of(event).is_none() && within(event, "input").is_none() && self.named(&key).is_none();
        Some(match key.as_str() {
            "," => ReviewInput::GoToStep(depth.saturating_sub(1)),
            "." => ReviewInput::GoToStep(depth + 1),
            "ArrowLeft" if is_free => ReviewInput::GoToStep(depth.saturating_sub(1)),
            "ArrowRight" if is_free => ReviewInput::GoToStep(depth + 1),
            "Home" if is_free => ReviewInput::GoToStep(0),
            "End" if is_free => ReviewInput::GoToStep(end),
            "z" if can.take_back => ReviewInput::TakeBack,
            "y" if can.redo => ReviewInput::Redo,
            "h" if can.hint => ReviewInput::Hint,
            "Escape" if self.view.stage.looks_back => ReviewInput::Return,
            _ => return None,
        })
    }

    /// The control that a key presses: the one that names it, a choice by its place, or the main one.
    fn control(&self, key: &str) -> Option<&Control<Callback<()>>> {
        let key = if key == " " { "Space" } else { key };
        let enabled = |control: &&Control<Callback<()>>| control.enabled;
        let by_place = || {
            let place = (key.parse::<usize>().ok()? + 9) % 10;
            let mut choices = self.controls.iter().filter(|control| control.rank == Rank::Choice);
            choices.nth(place).filter(enabled).filter(|_| key.len() == 1)
        };
        let main = || {
            let mut main = self.controls.iter().filter(enabled).filter(|control| control.rank == Rank::Main);
            main.next().filter(|_| matches!(key, "Space" | "Enter"))
        };
        self.named(key).or_else(by_place).or_else(main)
    }

    fn named(&self, key: &str) -> Option<&Control<Callback<()>>> {
        self.controls.iter().find(|control| control.enabled && control.key == key)
    }
}
