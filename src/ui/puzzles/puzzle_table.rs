//! The table of a puzzle.

use std::rc::Rc;

use yew::{AttrValue, Callback, Html, Properties, classes, component, hook, html, use_memo, use_state};

use super::costs_form::{CostField, CostsForm};
use crate::bots::Level;
use crate::play::{Attempt, AttemptStage, Costs, Input, ReviewInput, Sentence, SumInput, TableView};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::record::Player;
use crate::rules::Seat;
use crate::scene::{Control, Rank, Touch};
use crate::ui::boards::GameUi;
use crate::ui::components::{bar, weaves};
use crate::ui::context::use_language;
use crate::ui::hooks::{MachineHandle, use_effect_on, use_event_callback, use_machine};
use crate::ui::lessons::lesson_sheet;
use crate::ui::routes::Route;
use crate::ui::set_up::Drafts;
use crate::ui::table::parts::{
    Board, Controls, Keyboard, MuteButton, PromptLine, control_button, players, use_announcer, use_focus_restorer,
    use_keys, use_practice, use_sheets,
};
use crate::words::puzzles;

/// Properties of [`PuzzleTable`]. Another puzzle is another component, with another key.
#[derive(Properties)]
pub struct PuzzleTableProps<G: GameUi + PuzzleGame> {
    /// The list.
    pub list: Rc<PuzzleList<G>>,
    /// The index of the puzzle.
    pub index: usize,
    /// True if an earlier attempt at it has failed.
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

impl<G: GameUi + PuzzleGame> PartialEq for PuzzleTableProps<G> {
    fn eq(&self, other: &Self) -> bool {
        let parts = |props: &Self| (props.index, props.was_tried, props.note.clone(), props.next_words);
        Rc::ptr_eq(&self.list, &other.list)
            && parts(self) == parts(other)
            && self.on_result == other.on_result
            && self.on_next == other.on_next
    }
}

/// The board, the prompt and the controls of a table, on which a puzzle is attempted.
#[component]
pub fn PuzzleTable<G: GameUi + PuzzleGame>(props: &PuzzleTableProps<G>) -> Html {
    use_language();
    let playing = use_attempt(props);
    let sheets = use_sheets(&playing, true);
    let (stage, result) = playing.driver().read(|attempt| (attempt.stage(), attempt.is_right_at_once()));
    let costs = use_state(|| Costs::new(props.list.puzzles[props.index].costs()));
    let has_failed = costs.failures > 0;
    // Sums that were wrong count as a wrong answer.
    let result = if has_failed { Some(false) } else { result };
    use_effect_on((result, props.on_result.clone()), |(result, on_result)| {
        if let Some(is_right) = result {
            on_result.emit(*is_right);
        }
    });
    let send = &playing.send;
    let view = &shown_view(&playing, &costs, stage);
    let controls = use_controls(&playing, stage, props);
    let focus_next = use_focus_restorer(view.is_busy() && sheets.sheet.is_none());
    use_keys(Keyboard {
        view: Rc::clone(view),
        controls: Rc::clone(&controls),
        contest_escape: None,
        analysis: None,
        projector: None,
        sheet: sheets.sheet,
        set_sheet: sheets.set.clone(),
        send: send.clone(),
        focus_next,
    });
    let on_type = use_event_callback(costs.clone(), |(index, text), costs| {
        let mut changed = (**costs).clone();
        changed.set(index, text);
        costs.set(changed);
    });
    let on_hand_in = use_event_callback((costs.clone(), send.clone()), |(), (costs, send)| {
        let mut changed = (**costs).clone();
        changed.hand_in();
        if changed.is_done() {
            send.emit(Input::Sum(SumInput::PutAway));
        }
        costs.set(changed);
    });
    let announcements = use_announcer(view, None, None, None);
    let on_open = &sheets.set.reform(Some);
    let signs = html! { <><span class="step-number">{ props.note.clone() }</span><MuteButton /></> };
    let buttons = |rank: Rank| controls.iter().filter(move |control| control.rank == rank).map(control_button);
    let hand = match stage {
        AttemptStage::Sums => html! {
            <CostsForm fields={fields(&playing, &costs)} can_hand_in={costs.can_hand_in()} {on_type} {on_hand_in} />
        },
        AttemptStage::Choosing => {
            html! { <Controls<G> {view} controls={&controls} is_contest={false} {on_open} {send} /> }
        }
        AttemptStage::Refuted | AttemptStage::Solved => html! {
            <div class="hand">
                <div class="choice-row" />
                <div class="main-row">{ for buttons(Rank::Main) }</div>
            </div>
        },
    };
    html! {
        <>
            <main class={classes!("table", "lesson", view.preferences.pace.key())} inert={sheets.sheet.is_some()}>
                { weaves() }
                { bar(&Route::puzzles(G::NAME).href().into(), G::TITLE, signs) }
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

/// Starts the attempt, and carries out its effects.
#[hook]
fn use_attempt<G: GameUi + PuzzleGame>(props: &PuzzleTableProps<G>) -> MachineHandle<Attempt<G>> {
    let playing = use_machine(|| {
        let puzzle = Rc::new(props.list.puzzles[props.index].clone());
        Attempt::new(puzzle, props.was_tried, solver_and_bots)
    });
    use_practice(&playing);
    playing
}

/// Returns the players of a puzzle: the owner of the device on the seat of the solver, and bots.
fn solver_and_bots(seats: u8, solver: Seat) -> Vec<Player> {
    let mut drafts = Drafts::new(seats, seats, None);
    for (seat, draft) in drafts.all.iter_mut().enumerate() {
        draft.bot = (seat != solver.index()).then_some(Level::Casual);
    }
    // Default players are valid.
    drafts.players().unwrap_or_default()
}

/// Returns the view to show: that of the attempt or, after sums that were wrong, with the working of one of them.
fn shown_view<G: GameUi + PuzzleGame>(
    playing: &MachineHandle<Attempt<G>>,
    costs: &Costs<G::Action>,
    stage: AttemptStage,
) -> Rc<TableView<G>> {
    let Some(wrong) = costs.wrong().filter(|_| stage == AttemptStage::Sums) else { return Rc::clone(&playing.view) };
    let mut view = (*playing.view).clone();
    let name = playing.driver().read(|attempt| attempt.name(&wrong.action));
    // The first time without the result, so that the solver can try again.
    let result = if costs.failures > 1 { wrong.sum.total().to_string() } else { "?".to_owned() };
    let text = puzzles::way_working(&name, &format!("{} = {result}", wrong.working()));
    puzzles::try_again().clone_into(&mut view.prompt.title);
    view.recap = Some(Sentence { text, clause: None });
    Rc::new(view)
}

/// Returns the fields of the sums.
fn fields<G: GameUi + PuzzleGame>(playing: &MachineHandle<Attempt<G>>, costs: &Costs<G::Action>) -> Vec<CostField> {
    let field = |way: &crate::play::Way<G::Action>| CostField {
        name: playing.driver().read(|attempt| attempt.name(&way.action)),
        typed: way.typed.clone(),
        is_right: way.is_right,
    };
    costs.ways.iter().map(field).collect()
}

/// Returns the controls of the game; after a choice, once it has been shown, the one that leads on.
#[hook]
fn use_controls<G: GameUi + PuzzleGame>(
    playing: &MachineHandle<Attempt<G>>,
    stage: AttemptStage,
    props: &PuzzleTableProps<G>,
) -> Rc<Vec<Control<Callback<()>>>> {
    let parts = (
        (Rc::clone(&playing.view.controls), playing.send.clone(), playing.view.is_busy()),
        (stage, props.on_next.clone(), props.next_words),
        use_language(),
    );
    use_memo(parts, |((own, send, is_busy), (stage, on_next, next_words), _)| {
        let main = |press: Callback<()>, text: &str| {
            vec![Control { press, text: text.to_owned(), rank: Rank::Main, picked: false, enabled: true, key: "Space" }]
        };
        match stage {
            _ if *is_busy => Vec::new(),
            AttemptStage::Sums => Vec::new(),
            AttemptStage::Refuted => main(send.reform(|()| Input::Review(ReviewInput::TakeBack)), puzzles::try_again()),
            AttemptStage::Solved => main(on_next.clone(), next_words),
            AttemptStage::Choosing => {
                let press = |touch: Touch<G::Button>| send.reform(move |()| Input::Touch(touch));
                own.iter().map(|own| own.clone().map(press)).collect()
            }
        }
    })
}
