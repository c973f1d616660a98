//! A three-minute run on a list that is loaded.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::{Callback, Html, MouseEvent, Properties, component, hook, html, use_state};

use super::progress;
use super::puzzle_table::PuzzleTable;
use crate::play::{Rush, RushEffect, RushEnd, RushInput, RushStage, RushView, rush_order};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::components::{bar, star};
use crate::ui::hooks::{
    MachineHandle, use_document_event, use_effect_on, use_effects, use_event_callback, use_machine,
};
use crate::ui::routes::GamePage;
use crate::words::puzzles;

/// The time between two looks at the clock, in milliseconds.
const LOOK_MILLIS: u32 = 200;

/// Properties of [`RushTable`]. Another run is another component, with another key.
#[derive(PartialEq, Properties)]
pub struct RushTableProps<G: GameUi + PuzzleGame> {
    /// The list of the game.
    pub list: Rc<PuzzleList<G>>,
    /// The seed by which the puzzles are chosen.
    pub seed: u64,
    /// Called to begin another run.
    pub on_again: Callback<()>,
}

/// What a three-minute run is; its puzzles; and its result, with the missed puzzles, which can be opened.
#[component]
pub fn RushTable<G: GameUi + PuzzleGame>(RushTableProps { list, seed, on_again }: &RushTableProps<G>) -> Html {
    let best = use_state(|| progress::read(list).unwrap_or_default().best_rush());
    let rush = use_rush(list, *seed);
    // The missed puzzle that is looked at.
    let open = use_state(|| None::<usize>);
    let on_close = use_event_callback(open.setter(), |(), open| open.set(None));
    let view = &rush.view;
    let on_try = use_event_callback((rush.send.clone(), view.stage), |is_right, (send, stage)| {
        if let RushStage::Solving(puzzle) = *stage {
            send.emit(RushInput::Answer { puzzle, is_right });
        }
    });
    let before = *best;
    let best = before.max(view.score);
    let says = match (view.stage, *open) {
        (RushStage::Solving(puzzle), _) => {
            return html! {
                <PuzzleTable<G>
                    key={puzzle}
                    {list}
                    index={puzzle}
                    was_tried={false}
                    is_single={true}
                    note={standing(view)}
                    {on_try}
                    on_next={Callback::noop()}
                    next_words={puzzles::next_puzzle()}
                />
            };
        }
        (RushStage::Over(_), Some(puzzle)) => {
            return html! {
                <PuzzleTable<G>
                    key={format!("missed-{puzzle}")}
                    {list}
                    index={puzzle}
                    was_tried={true}
                    note={html! { { missed(list, puzzle) } }}
                    on_next={on_close}
                    next_words={puzzles::end_run()}
                />
            };
        }
        (RushStage::Over(end), None) => result(end, view.score, before),
        (RushStage::Ready, _) => html! { <p>{ puzzles::rush_about() }</p> },
    };
    let to_missed = |puzzle: &usize| {
        let puzzle = *puzzle;
        let onclick = callback(open.setter(), move |_, open| open.set(Some(puzzle)));
        html! { <li key={puzzle}><button class="button" {onclick}>{ missed(list, puzzle) }</button></li> }
    };
    let (words, onclick) = if view.stage == RushStage::Ready {
        (puzzles::begin_puzzles(), rush.send.reform(|_: MouseEvent| RushInput::Begin))
    } else {
        (puzzles::rush_again(), on_again.reform(|_| ()))
    };
    html! {
        <main class="page puzzles">
            { bar(&GamePage::Puzzles.of(G::NAME), G::title(), Html::default()) }
            <h2>{ puzzles::rush() }</h2>
            { says }
            if best > 0 {
                <p>{ puzzles::rush_best(best) }</p>
            }
            if !view.missed.is_empty() {
                <h3>{ puzzles::rush_missed() }</h3>
                <ul class="missed">{ for view.missed.iter().map(to_missed) }</ul>
            }
            <footer class="start"><button class="button main" {onclick}>{ words }</button></footer>
        </main>
    }
}

/// Starts the machine of a run, tells it the time, and keeps its score.
#[hook]
fn use_rush<G: GameUi + PuzzleGame>(list: &Rc<PuzzleList<G>>, seed: u64) -> MachineHandle<Rush> {
    let rush = use_machine(|| {
        let kept = progress::kept(list);
        Rc::new(RefCell::new(Rush::new(rush_order(list, seed, |index| !kept.contains(&index)))))
    });
    let of_game = Rc::clone(list);
    use_effects(&rush, move |_, RushEffect::Over(score)| {
        progress::change(&of_game, |progress| progress.end_rush(score));
    });
    let is_running = matches!(rush.view.stage, RushStage::Solving(_));
    use_effect_on((is_running, rush.send.clone()), |(is_running, send)| {
        let send = send.clone();
        let looks = is_running.then(|| Interval::new(LOOK_MILLIS, move || send.emit(RushInput::Look)));
        move || drop(looks)
    });
    // A hidden page looks seldom at the clock.
    let send = rush.send.clone();
    use_document_event("visibilitychange", move |_| send.emit(RushInput::Look));
    rush
}

/// Renders the time, the lives and the score of a run under way.
fn standing(view: &RushView) -> Html {
    let lives = usize::from(view.lives);
    let hearts = "♥".repeat(lives) + &"♡".repeat(usize::from(RushView::LIVES) - lives);
    html! {
        <span class="rush">
            <span role="timer">{ view.time() }</span>
            <span class="lives" role="img" aria-label={puzzles::lives(lives)}>{ hearts }</span>
            <b>{ view.score }</b>
        </span>
    }
}

/// Renders the result of a run; `best` is the best score before it.
fn result(end: RushEnd, score: usize, best: usize) -> Html {
    let why = match end {
        RushEnd::Time => puzzles::rush_time(),
        RushEnd::Lives => puzzles::rush_lives(),
        RushEnd::Puzzles => puzzles::rush_none_left(),
    };
    let is_record = score > best;
    html! {
        <p class="rush-result" role="status">
            <strong>{ star(is_record) }{ puzzles::rush_score(score) }</strong>
            <span>{ why }if is_record { { " " }{ puzzles::rush_record() } }</span>
        </p>
    }
}

/// Returns the number, the difficulty and the theme of a puzzle.
fn missed<G: PuzzleGame>(list: &PuzzleList<G>, index: usize) -> String {
    let puzzle = &list.puzzles[index];
    puzzles::missed(index + 1, &puzzles::band(puzzle.band.number()), &puzzles::theme(puzzle.theme().key()))
}
