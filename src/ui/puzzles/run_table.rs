//! A run of puzzles on a list that is loaded.

use std::rc::Rc;

use yew::{Html, Properties, component, html, use_state};

use super::progress;
use super::puzzle_table::PuzzleTable;
use crate::play::Streaks;
use crate::play::progress::{PuzzleProgress, Run, Series};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::hooks::use_event_callback;
use crate::ui::routes::GamePage;
use crate::words::{puzzles, table};

#[derive(PartialEq, Properties)]
pub struct RunTableProps<G: GameUi + PuzzleGame> {
    /// The list of the game.
    pub list: Rc<PuzzleList<G>>,
    /// The series of its puzzles.
    pub series: Series,
}

/// The puzzle of a run that is due, or its end. A run is saved after every step, and goes on after a reload.
#[component]
pub fn RunTable<G: GameUi + PuzzleGame>(RunTableProps { list, series }: &RunTableProps<G>) -> Html {
    let series = *series;
    let next = move |list: &PuzzleList<G>, progress: &PuzzleProgress| progress::next(list, series, progress);
    let progress = use_state(|| progress::change(list, |progress| progress.begin(series, |now| next(list, now))));
    // The result of the run's last puzzles, when none is left.
    let ended = use_state(|| None::<(usize, usize)>);
    // The puzzle that was answered last, and the note on it.
    let rated = use_state(|| None::<(usize, String)>);
    let on_try =
        use_event_callback((Rc::clone(list), progress.clone(), rated.setter()), |is_right, (list, progress, rated)| {
            // Only the first try counts.
            let Some(Run { puzzle, .. }) = progress.run().filter(|run| run.result.is_none()) else { return };
            let (answered, note) = progress::answer(list, *puzzle, is_right, |_| ());
            rated.set(Some((*puzzle, note)));
            progress.set(answered);
        });
    let on_next =
        use_event_callback((Rc::clone(list), progress.clone(), ended.setter()), move |(), (list, progress, ended)| {
            ended.set(progress.run().map(|run| (run.right, run.done)));
            progress.set(progress::change(list, |progress| progress.advance(|now| next(list, now))));
        });
    // Whoever comes back finds the next puzzle, as this one is solved.
    let on_leave = use_event_callback(Rc::clone(list), move |(), list| {
        progress::change(list, |progress| progress.advance(|now| next(list, now)));
    });
    let back = GamePage::Puzzles.of(G::NAME);
    let Some(run) = progress.run() else {
        return html! {
            <main class="page puzzles">
                { bar(&back, G::title(), Html::default()) }
                <h2>{ table::puzzles() }</h2>
                if let Some((right, done)) = *ended {
                    <p role="status">{ puzzles::run_over(right, done) }</p>
                } else {
                    <p>{ puzzles::all_tried() }</p>
                }
                <footer class="start"><a class="button main" href={back.href()}>{ puzzles::end_run() }</a></footer>
            </main>
        };
    };
    let Streaks { current, longest } = progress.streaks();
    let note = match &*rated {
        Some((puzzle, note)) if *puzzle == run.puzzle => note.clone(),
        _ if run.done > 0 => {
            let right_of = puzzles::right_of(run.right, run.done);
            if current > 1 { puzzles::streak_now(&right_of, current, longest) } else { right_of }
        }
        _ => String::new(),
    };
    // Only new puzzles count.
    let streak = if run.result == Some(true) && series != Series::Failed { current } else { 0 };
    html! {
        <PuzzleTable<G>
            key={run.puzzle}
            list={list}
            index={run.puzzle}
            was_tried={run.result.is_some()}
            note={html! { { note } }}
            {streak}
            {on_try}
            {on_next}
            {on_leave}
            next_words={puzzles::next_puzzle()}
        />
    }
}
