//! The table of a puzzle.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component, html};

use super::use_attempt::{AttemptHandle, use_attempt, use_controls, use_ways_on};
use super::use_costs::{CostsHandle, shown_view, use_costs};
use crate::play::{AttemptStage, Way};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::hooks::use_effect_on;
use crate::ui::routes::GamePage;
use crate::ui::table::parts::{Board, PracticeTable, use_practice_table, use_sheets};
use crate::words::sums;

/// Properties of [`PuzzleTable`]. Another puzzle is another component, with another key.
#[derive(PartialEq, Properties)]
pub struct PuzzleTableProps<G: GameUi + PuzzleGame> {
    /// The list.
    pub list: Rc<PuzzleList<G>>,
    /// The index of the puzzle.
    pub index: usize,
    /// `true` if an earlier attempt at it has failed.
    pub was_tried: bool,
    /// `true` if only the first answer counts ([`Attempt::once`](crate::play::Attempt::once)).
    #[prop_or_default]
    pub is_single: bool,
    /// A note in the bar: the progress of the run, or the date.
    pub note: Html,
    /// The number of puzzles in a row that were right at once, with this one.
    #[prop_or_default]
    pub streak: usize,
    /// Called after each try, with its result. Sums that are wrong are a wrong try.
    #[prop_or_default]
    pub on_try: Callback<bool>,
    /// Called to leave the puzzle, once it is solved.
    pub on_next: Callback<()>,
    /// Called before the page is left for an analysis or a match from the solved puzzle.
    #[prop_or_default]
    pub on_leave: Callback<()>,
    /// The label of the button that leaves it.
    pub next_words: &'static str,
}

/// The board, the prompt and the controls of a table, on which a puzzle is attempted.
#[component]
pub fn PuzzleTable<G: GameUi + PuzzleGame>(props: &PuzzleTableProps<G>) -> Html {
    let puzzle = &props.list.puzzles[props.index];
    let attempt = use_attempt(puzzle, props.was_tried, props.is_single);
    let playing = &attempt.playing;
    let sums = use_costs(playing, puzzle);
    let sheets = use_sheets(playing, true);
    let stage = attempt.stage();
    let failures = sums.costs.failures;
    use_effect_on((stage, failures, props.on_try.clone()), |(stage, failures, on_try)| match stage {
        AttemptStage::Sums if *failures > 0 => on_try.emit(false),
        AttemptStage::Refuted => on_try.emit(false),
        AttemptStage::Solved => on_try.emit(true),
        AttemptStage::Sums | AttemptStage::Choosing | AttemptStage::Answered => {}
    });
    let ways_on = use_ways_on(playing, puzzle, &props.on_leave);
    let view = shown_view(&attempt, &sums.costs, puzzle, props.streak);
    let table = PracticeTable {
        back: GamePage::Puzzles,
        note: props.note.clone(),
        board: html! { <Board<G> playing={playing.clone()} /> },
        simultaneous: None,
        controls: use_controls(playing, stage, &props.on_next, props.next_words, ways_on),
        is_done: matches!(stage, AttemptStage::Refuted | AttemptStage::Solved),
        form: (stage == AttemptStage::Sums).then(|| costs_form(&attempt, &sums)),
    };
    use_practice_table(&view, &playing.send, &sheets, table)
}

/// Renders a field for each way, with the verdict on its result once that is handed in, and the button that checks them.
fn costs_form<G: GameUi + PuzzleGame>(
    attempt: &AttemptHandle<G>,
    CostsHandle { costs, on_type, on_hand_in }: &CostsHandle<G::Action>,
) -> Html {
    let onsubmit = on_hand_in.reform(|event: SubmitEvent| event.prevent_default());
    let field = |(index, way @ Way { action, typed, verdict, .. }): (usize, &Way<G::Action>)| {
        let oninput =
            on_type.reform(move |event: InputEvent| (index, event.target_unchecked_into::<HtmlInputElement>().value()));
        let sign = verdict.map(|verdict| match verdict {
            Ok(true) => " ✓",
            Ok(false) => " ✗",
            Err(_) => "\u{a0}?",
        });
        html! {
            <label key={index} class="cost">
                <span>{ attempt.name(action) }{ sign }</span>
                <input
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="40"
                    aria-invalid={verdict.is_some_and(|verdict| verdict != Ok(true)).then_some("true")}
                    readonly={way.is_right()}
                    value={typed.clone()}
                    {oninput}
                />
            </label>
        }
    };
    html! {
        <form class="hand costs" {onsubmit}>
            <div class="choice-row">{ for costs.ways.iter().enumerate().map(field) }</div>
            <div class="main-row"><button class="button main" disabled={!costs.can_hand_in()}>{ sums::check() }</button></div>
        </form>
    }
}
