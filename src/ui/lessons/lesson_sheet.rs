//! The sheet over the table of a step, or of a puzzle.

use std::rc::Rc;

use yew::{Callback, Html, html};

use crate::play::{Input, TableView};
use crate::scene::Control;
use crate::ui::boards::GameUi;
use crate::ui::components;
use crate::ui::table::parts::{OpenSheet, Sheet, Sum, key_list, rule};

/// Renders the open sheet: a clause of the rulebook, a sum, or the keys.
pub fn lesson_sheet<G: GameUi>(
    view: &Rc<TableView<G>>,
    controls: &[Control<Callback<()>>],
    sheets: &OpenSheet,
    send: &Callback<Input<G>>,
) -> Html {
    let Some(sheet) = sheets.sheet else { return Html::default() };
    let on_close = sheets.set.reform(|()| None);
    let body = match sheet {
        Sheet::Clause(clause) => rule(G::NAME, G::TITLE, clause, on_close.clone()),
        Sheet::Sum if G::TASKS => html! { <Sum<G> {view} on_close={on_close.reform(|_| ())} {send} /> },
        _ => key_list(controls),
    };
    html! { <components::Sheet key={sheet.key()} title={sheet.title()} {on_close}>{ body }</components::Sheet> }
}
