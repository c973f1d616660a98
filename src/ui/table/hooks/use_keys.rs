//! The keys of a table, except those that move over the board.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::{Callback, KeyboardEvent, hook};

use super::use_projector::{Projector, ProjectorChange};
use super::use_sheets::OpenSheet;
use crate::play::{Input, ReviewInput, SumInput, TableView};
use crate::scene::{Control, Rank};
use crate::ui::boards::GameUi;
use crate::ui::grid::{closest, is_link_or_button, is_text_field, spot_of};
use crate::ui::hooks::use_window_event;
use crate::ui::shortcut::shortcut_of;
use crate::ui::table::analysis::AnalysisPanel;
use crate::ui::table::sheets::Sheet;

/// The parts of a table that keys act on.
pub struct Keyboard<G: GameUi> {
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The current controls.
    pub controls: Rc<Vec<Control<Callback<()>>>>,
    /// Handles Escape in a running simultaneous phase.
    pub simultaneous_escape: Option<Callback<()>>,
    /// The panel of the analysis, while it is open.
    pub analysis: Option<AnalysisPanel<G>>,
    /// The view for a projector, if the table has one.
    pub projector: Option<Projector>,
    /// The open sheet.
    pub sheets: OpenSheet,
    /// Sends an input to the sitting.
    pub send: Callback<Input<G>>,
    /// Sets a selector for the next focus: a key that has made a selection moves it to the control that confirms it.
    pub focus_next: Callback<Option<&'static str>>,
}

/// Listens to the keys of the page.
#[hook]
pub fn use_keys<G: GameUi>(keyboard: Keyboard<G>) {
    use_window_event("keydown", move |event| {
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && keyboard.handle(event)
        {
            event.prevent_default();
        }
    });
}

/// Returns the shortcut of a key; in a text field keys only type.
fn key_of(event: &KeyboardEvent) -> String {
    if is_text_field(event) { event.key() } else { shortcut_of(event) }
}

/// Returns the button to which an arrow key moves the focus among the choices below the board.
fn button_beside(event: &KeyboardEvent) -> Option<HtmlElement> {
    let forward = match event.key().as_str() {
        "ArrowLeft" => false,
        "ArrowRight" => true,
        _ => return None,
    };
    let mut beside = closest(event, ".choice-row > button:not([data-holds])")?;
    loop {
        beside = if forward { beside.next_element_sibling() } else { beside.previous_element_sibling() }?;
        if beside.matches("button:enabled").unwrap_or_default() {
            return beside.dyn_into().ok();
        }
    }
}

impl<G: GameUi> Keyboard<G> {
    /// Handles a key. Returns `true` if the browser's default action has to be prevented.
    fn handle(&self, event: &KeyboardEvent) -> bool {
        let key = key_of(event);
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
        if self.sheets.sheet.is_some() {
            return self.on_sheet(event, escape);
        }
        if let Some((projector, change)) = self.projector_change(event) {
            projector.change.emit(change);
            return true;
        }
        // During an animation, links and buttons such as the menu are still pressed by Enter.
        if self.view.is_busy() && (escape || (touches && !is_link_or_button(event))) {
            self.send.emit(Input::Skip);
            return true;
        }
        if let Some(leave) = self.simultaneous_escape.as_ref().filter(|_| escape) {
            leave.emit(());
            return false;
        }
        if let Some(analysis) = self.analysis.as_ref().filter(|_| escape) {
            analysis.on_back.emit(());
            return false;
        }
        // Controls that have arrow keys as shortcuts keep them.
        if self.named(&key).is_none()
            && let Some(beside) = button_beside(event)
        {
            // An element that is gone from the page takes no focus.
            let _ = beside.focus();
            return true;
        }
        if let Some(review) = self.review(event) {
            self.send.emit(Input::Review(review));
            return true;
        }
        if self.view.is_busy() {
            return false;
        }
        if escape {
            self.send.emit(Input::ClearSelection);
            return false;
        }
        // The browser presses links and buttons.
        if touches && is_link_or_button(event) {
            return false;
        }
        if key == "?" && !is_text_field(event) {
            self.sheets.set.emit(Some(Sheet::Keys));
            return false;
        }
        let Some(control) = self.control(&key) else { return false };
        control.press.emit(());
        self.focus_next.emit((control.rank != Rank::Main).then_some(".hand .main"));
        true
    }

    /// Returns what a key changes of the view for a projector. Controls of the game keep their keys.
    fn projector_change(&self, event: &KeyboardEvent) -> Option<(&Projector, ProjectorChange)> {
        let projector = self.projector.as_ref()?;
        let key = key_of(event);
        if self.simultaneous_escape.is_some() || is_text_field(event) || self.named(&key).is_some() {
            return None;
        }
        let change = match key.as_str() {
            "f" => ProjectorChange::Toggle,
            "Escape" if projector.is_open => ProjectorChange::Close,
            "c" if projector.is_open => ProjectorChange::TogglePlayers,
            "s" if projector.is_open && projector.shows_results.is_some() => ProjectorChange::ToggleResults,
            _ => return None,
        };
        Some((projector, change))
    }

    fn on_sheet(&self, event: &KeyboardEvent, escape: bool) -> bool {
        if escape {
            self.sheets.set.emit(None);
            return false;
        }
        // Handing in a sum moves the focus, and the key must not press the newly focused element.
        let hands_in = event.key() == "Enter" && is_text_field(event);
        if hands_in {
            self.send.emit(Input::Sum(SumInput::HandIn));
        }
        hands_in
    }

    /// Returns the review input of a key: stepping, undo, redo, or a hint.
    fn review(&self, event: &KeyboardEvent) -> Option<ReviewInput> {
        if self.simultaneous_escape.is_some() || is_text_field(event) {
            return None;
        }
        let key = key_of(event);
        let (depth, end, can) = (self.view.progress.depth, self.view.progress.end, self.view.can);
        // Arrow keys belong to the focused board, to the slider, or to controls that have them as shortcuts.
        let is_free = spot_of(event).is_none() && closest(event, "input").is_none() && self.named(&key).is_none();
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
            "p" => ReviewInput::GoTo(self.analysis.as_ref()?.mistakes[0]?),
            "n" => ReviewInput::GoTo(self.analysis.as_ref()?.mistakes[1]?),
            "Escape" if self.view.stage.reviewing => ReviewInput::Return,
            _ => return None,
        })
    }

    /// Returns the control that a key presses: by its shortcut, a choice by its digit, or the main control.
    fn control(&self, key: &str) -> Option<&Control<Callback<()>>> {
        let key = if key == " " { "Space" } else { key };
        let enabled = |control: &&Control<Callback<()>>| control.enabled;
        let by_place = || {
            let place = (key.parse::<usize>().ok()? + 9) % 10;
            let mut choices = self.controls.iter().filter(|control| control.rank != Rank::Main);
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
