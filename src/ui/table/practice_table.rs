//! The table on which an exercise or an attempt at a puzzle is played.

use std::rc::Rc;

use yew::{Callback, Html, classes, hook, html};

use super::announcer::use_announcer;
use super::control_button::control_button;
use super::controls::Controls;
use super::hooks::{OpenSheet, SimultaneousPhase, use_practice_keys};
use super::mute_button::MuteButton;
use super::players::players;
use super::prompt_line::PromptLine;
use super::sheets::{Sheet, Sum, key_list, rule};
use crate::play::{Input, TableView};
use crate::scene::{Control, Rank};
use crate::ui::boards::GameUi;
use crate::ui::components::{self, bar, weaves};
use crate::ui::routes::GamePage;

/// The parts in which such tables differ.
pub struct PracticeTable<'a> {
    /// The page to which the bar leads back.
    pub back: GamePage,
    /// A note in the bar, such as the progress.
    pub note: Html,
    /// The board, or what replaces it.
    pub board: Html,
    /// The simultaneous phase that may replace it.
    pub simultaneous: Option<&'a SimultaneousPhase>,
    /// The controls.
    pub controls: Rc<Vec<Control<Callback<()>>>>,
    /// `true` if nothing more is to be done at the table, and the controls lead on.
    pub is_done: bool,
    /// The form that takes the place of the controls.
    pub form: Option<Html>,
}

/// Renders the players, the board, the prompt and the controls of a table with the open sheet over it, listens to its
/// keys, and announces what happens.
#[hook]
pub fn use_practice_table<G: GameUi>(
    view: &Rc<TableView<G>>,
    send: &Callback<Input<G>>,
    sheets: &OpenSheet,
    table: PracticeTable<'_>,
) -> Html {
    let PracticeTable { back, note, board, simultaneous, controls, is_done, form } = table;
    use_practice_keys(view, &controls, simultaneous.and_then(|simultaneous| simultaneous.escape(view)), sheets, send);
    let simultaneous = simultaneous.and_then(|simultaneous| simultaneous.view.as_ref());
    let announcements = use_announcer(view, simultaneous.map(|simultaneous| &simultaneous.prompt), None, None);
    let on_open = &sheets.set.reform(Some);
    let kind = (back == GamePage::Puzzles).then_some("puzzle");
    let signs = html! { <><span class="step-number">{ note }</span><MuteButton /></> };
    let hand = match form {
        Some(form) => form,
        None if is_done => leading_buttons(&controls),
        None => html! {
            <Controls<G> {view} controls={&controls} is_simultaneous={simultaneous.is_some()} {on_open} {send} />
        },
    };
    html! {
        <>
            <main class={classes!("table", "lesson", kind, view.preferences.pace.key())} inert={sheets.sheet.is_some()}>
                { weaves() }
                { bar(&back.of(G::NAME), G::title(), signs) }
                { players(&view.panels, &view.seating, &[]) }
                { board }
                <PromptLine<G> {view} simultaneous={None} notice={None} shows_skip_tip={false} {on_open} {send} />
                { hand }
            </main>
            { announcements }
            { open_sheet(view, &controls, sheets, send) }
        </>
    }
}

/// Renders the controls of a table on which nothing more is to be done.
fn leading_buttons(controls: &[Control<Callback<()>>]) -> Html {
    let buttons = |is_main: bool| {
        controls.iter().filter(move |control| (control.rank == Rank::Main) == is_main).map(control_button)
    };
    html! {
        <div class="hand">
            <div class="choice-row">{ for buttons(false) }</div>
            <div class="main-row">{ for buttons(true) }</div>
        </div>
    }
}

/// Renders the open sheet: a clause of the rulebook, a sum, or the keys.
fn open_sheet<G: GameUi>(
    view: &Rc<TableView<G>>,
    controls: &[Control<Callback<()>>],
    sheets: &OpenSheet,
    send: &Callback<Input<G>>,
) -> Html {
    let Some(sheet) = sheets.sheet else { return Html::default() };
    let on_close = sheets.set.reform(|()| None);
    let body = match sheet {
        Sheet::Clause(clause) => rule(G::NAME, G::title(), clause, on_close.clone()),
        Sheet::Sum if G::TASKS => html! { <Sum<G> {view} on_close={on_close.reform(|_| ())} {send} /> },
        _ => key_list::<G>(controls),
    };
    html! { <components::Sheet key={sheet.key()} title={sheet.title()} {on_close}>{ body }</components::Sheet> }
}
