//! The table of a puzzle.

use std::rc::Rc;

use yew::{AttrValue, Callback, Html, Properties, classes, component, html};

use super::costs_form::CostsForm;
use super::use_attempt::{use_attempt, use_controls};
use super::use_costs::{fields, shown_view, use_costs};
use crate::play::{Attempt, AttemptStage};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::components::{bar, weaves};
use crate::ui::context::use_language;
use crate::ui::hooks::use_effect_on;
use crate::ui::lessons::{leading_buttons, lesson_sheet};
use crate::ui::routes::GamePage;
use crate::ui::table::parts::{
    Board, Controls, MuteButton, PromptLine, players, use_announcer, use_practice_keys, use_sheets,
};

/// Properties of [`PuzzleTable`]. Another puzzle is another component, with another key.
#[derive(PartialEq, Properties)]
pub struct PuzzleTableProps<G: GameUi + PuzzleGame> {
    /// The list.
    pub list: Rc<PuzzleList<G>>,
    /// The index of the puzzle.
    pub index: usize,
    /// `true` if an earlier attempt at it has failed.
    pub was_tried: bool,
    /// A note in the bar: the progress of the run, or the date.
    pub note: AttrValue,
    /// Called once, with the result of the first answer.
    pub on_result: Callback<bool>,
    /// Called to leave the puzzle, once it is solved.
    pub on_next: Callback<()>,
    /// The label of the button that leaves it.
    pub next_words: &'static str,
}

/// The board, the prompt and the controls of a table, on which a puzzle is attempted.
#[component]
pub fn PuzzleTable<G: GameUi + PuzzleGame>(props: &PuzzleTableProps<G>) -> Html {
    use_language();
    let puzzle = &props.list.puzzles[props.index];
    let playing = use_attempt(puzzle, props.was_tried);
    let sums = use_costs(&playing, puzzle);
    let sheets = use_sheets(&playing, true);
    let (stage, result) = playing.driver().read(|attempt| (attempt.stage(), attempt.is_right_at_once()));
    // Sums that were wrong count as a wrong answer.
    let result = if sums.costs.failures > 0 { Some(false) } else { result };
    use_effect_on((result, props.on_result.clone()), |(result, on_result)| {
        if let Some(is_right) = result {
            on_result.emit(*is_right);
        }
    });
    let send = &playing.send;
    let view = &shown_view(&playing, &sums.costs, stage);
    let controls = use_controls(&playing, stage, &props.on_next, props.next_words);
    use_practice_keys(view, &controls, None, &sheets, send);
    let announcements = use_announcer(view, None, None, None);
    let on_open = &sheets.set.reform(Some);
    let signs = html! { <><span class="step-number">{ props.note.clone() }</span><MuteButton /></> };
    let hand = match stage {
        AttemptStage::Sums => html! {
            <CostsForm
                fields={fields(&playing, &sums.costs)}
                can_hand_in={sums.costs.can_hand_in()}
                on_type={sums.on_type}
                on_hand_in={sums.on_hand_in}
            />
        },
        AttemptStage::Choosing => {
            html! { <Controls<G> {view} controls={&controls} is_contest={false} {on_open} {send} /> }
        }
        AttemptStage::Refuted | AttemptStage::Solved => leading_buttons(&controls),
    };
    html! {
        <>
            <main class={classes!("table", "lesson", view.preferences.pace.key())} inert={sheets.sheet.is_some()}>
                { weaves() }
                { bar(&GamePage::Puzzles.of(G::NAME), G::TITLE, signs) }
                { players(&view.panels, &view.seating, &[]) }
                <Board<Attempt<G>> playing={playing.clone()} />
                <PromptLine<G> {view} contest={None} notice={None} shows_skip_tip={false} {on_open} {send} />
                { hand }
            </main>
            { announcements }
            { lesson_sheet(view, &controls, &sheets, send) }
        </>
    }
}
