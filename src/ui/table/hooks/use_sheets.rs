//! Which sheet lies over a table.

use std::rc::Rc;

use yew::{Callback, Reducible, UseReducerHandle, hook, use_reducer};

use super::use_sitting::Playing;
use crate::play::{Effect, Input, SumInput};
use crate::scene::Scene;
use crate::ui::hooks::use_effects;
use crate::ui::hooks::use_event_callback;
use crate::ui::table::sheets::Sheet;

/// The sheet that lies over a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Sheets {
    open: Option<Sheet>,
    /// Whether the final score comes as soon as nothing is open.
    ending_due: bool,
}

/// What happens to the sheets.
enum Action {
    Open(Sheet),
    Close,
    /// The match is over, and all of it has been shown. What is being read stays until it is closed.
    Over,
}

impl Reducible for Sheets {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        Rc::new(match action {
            Action::Open(sheet) => Self { open: Some(sheet), ..*self },
            Action::Over if self.open.is_some() => Self { ending_due: true, ..*self },
            Action::Over => Self { open: Some(Sheet::Ending), ending_due: false },
            Action::Close => Self { open: self.ending_due.then_some(Sheet::Ending), ending_due: false },
        })
    }
}

/// The open sheet, and what opens and closes sheets.
pub struct OpenSheet {
    /// The open sheet, if one is.
    pub sheet: Option<Sheet>,
    /// Opens a sheet, or closes the open one.
    pub set: Callback<Option<Sheet>>,
}

/// The sheets over a table. A sum lies there as long as the sitting wants one; the final score comes with [`Effect::Over`],
/// unless the match `is_visited`, where the board comes first.
#[hook]
pub fn use_sheets<G: Scene + 'static>(playing: &Playing<G>, is_visited: bool) -> OpenSheet {
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
    let set = use_event_callback((), move |sheet: Option<Sheet>, ()| {
        // A sum that has been worked out counts once it is put away.
        if sheet.is_none() && driver.view().sum.is_some() {
            driver.send(Input::Sum(SumInput::PutAway));
            return;
        }
        dispatch.dispatch(sheet.map_or(Action::Close, Action::Open));
    });
    let view = &playing.view;
    let sheet = if view.sum.is_some() { Some(Sheet::Sum) } else { sheets.open };
    // The match may go on from its end, in this tab or in another one.
    OpenSheet { sheet: sheet.filter(|sheet| *sheet != Sheet::Ending || view.is_over()), set }
}
