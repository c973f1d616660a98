//! The open sheet of a table.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, window};
use yew::{Callback, Reducible, UseReducerHandle, hook, use_mut_ref, use_reducer};

use super::use_sitting::TableHandle;
use crate::play::{Effect, Input, SumInput};
use crate::ui::boards::GameUi;
use crate::ui::hooks::{use_effect_on, use_effects, use_event_callback};
use crate::ui::table::sheets::Sheet;

/// The state of the sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheets {
    open: Option<Sheet>,
    /// `true` if the final score is to open once the open sheet is closed.
    ending_due: bool,
}

/// Inputs of the sheets.
enum Action {
    Open(Sheet),
    Close,
    /// The match is over, and its last animation too. An open sheet stays open until it is closed.
    Over,
}

impl Reducible for Sheets {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(match action {
            Action::Open(sheet) => Self { open: Some(sheet), ..*self },
            Action::Over if self.open.is_some_and(|sheet| sheet != Sheet::Ending) => Self { ending_due: true, ..*self },
            Action::Over => Self { open: Some(Sheet::Ending), ending_due: false },
            Action::Close => Self { open: self.ending_due.then_some(Sheet::Ending), ending_due: false },
        })
    }
}

/// The open sheet, with a callback that opens and closes sheets.
#[derive(Clone)]
pub struct OpenSheet {
    /// The open sheet, if any.
    pub sheet: Option<Sheet>,
    /// Opens a sheet, or closes the open one.
    pub set: Callback<Option<Sheet>>,
}

/// Returns the open sheet. A sum is open as long as the sitting requires one. The final score opens with
/// [`Effect::Over`], unless the match `is_visited`, which shows the board first.
#[hook]
pub fn use_sheets<G: GameUi>(playing: &TableHandle<G>, is_visited: bool) -> OpenSheet {
    let sheets: UseReducerHandle<Sheets> = use_reducer(Sheets::default);
    let dispatch = sheets.dispatcher();
    use_effects(playing, {
        let dispatch = dispatch.clone();
        move |_, effect| {
            if effect == Effect::Over && !is_visited {
                dispatch.dispatch(Action::Over);
            }
        }
    });
    let driver = playing.driver();
    let is_open = sheets.open.is_some();
    let opener = use_mut_ref(|| None::<HtmlElement>);
    use_effect_on(is_open, {
        let opener = Rc::clone(&opener);
        // While bots move, no control takes the focus of the closed sheet, so its opener does.
        let is_busy = playing.view.is_busy();
        move |is_open| {
            if let (false, true, Some(opener)) = (*is_open, is_busy, &*opener.borrow()) {
                // An element that is gone is not focused.
                let _ = opener.focus();
            }
        }
    });
    let set = use_event_callback(is_open, move |sheet: Option<Sheet>, is_open| {
        if sheet.is_some() && !is_open {
            *opener.borrow_mut() = focused();
        }
        // A sum that has been solved takes effect when its sheet is closed.
        if sheet.is_none() && driver.view().sum.is_some() {
            driver.send(Input::Sum(SumInput::PutAway));
            return;
        }
        dispatch.dispatch(sheet.map_or(Action::Close, Action::Open));
    });
    let view = &playing.view;
    let sheet = if view.sum.is_some() { Some(Sheet::Sum) } else { sheets.open };
    // The match may continue from its end, in this tab or in another one.
    OpenSheet { sheet: sheet.filter(|sheet| *sheet != Sheet::Ending || view.is_over()), set }
}

/// Returns the element that has the focus; `None` if it is the whole document.
fn focused() -> Option<HtmlElement> {
    let active = window()?.document()?.active_element()?;
    active.dyn_into().ok().filter(|active: &HtmlElement| !active.matches("body").unwrap_or(true))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The open sheet after actions.
    fn open_after(actions: impl IntoIterator<Item = Action>) -> Option<Sheet> {
        actions.into_iter().fold(Rc::<Sheets>::default(), Reducible::reduce).open
    }

    #[test]
    fn the_final_score_follows_an_open_sheet() {
        assert_eq!(open_after([Action::Over]), Some(Sheet::Ending));
        assert_eq!(open_after([Action::Open(Sheet::Menu), Action::Over]), Some(Sheet::Menu));
        assert_eq!(open_after([Action::Open(Sheet::Menu), Action::Over, Action::Close]), Some(Sheet::Ending));
    }

    #[test]
    fn the_final_score_opens_once_if_it_was_opened_during_the_last_animation() {
        assert_eq!(open_after([Action::Open(Sheet::Ending), Action::Over]), Some(Sheet::Ending));
        assert_eq!(open_after([Action::Open(Sheet::Ending), Action::Over, Action::Close]), None);
    }
}
