//! A run of puzzles on a list that is loaded.

use std::rc::Rc;

use yew::{Html, Properties, component, html, use_state};

use super::progress;
use super::puzzle_table::PuzzleTable;
use crate::play::progress::{PuzzleProgress, Run, Series};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::hooks::use_event_callback;
use crate::ui::routes::GamePage;
use crate::words::{puzzles, signed, table};

/// Properties of [`RunTable`].
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
    let run = use_state(|| {
        let list = Rc::clone(list);
        let progress = progress::change(&list, |progress| progress.begin(series, |now| next(&list, now)));
        progress.run().cloned()
    });
    // The result of the run's last puzzles, when none is left.
    let ended = use_state(|| None::<(usize, usize)>);
    // The puzzle that was answered last, and the ratings before it and after it.
    let rated = use_state(|| None::<(usize, [u16; 2])>);
    let on_result =
        use_event_callback((Rc::clone(list), run.clone(), rated.setter()), |is_right, (list, run, rated)| {
            let Some(Run { puzzle, .. }) = run.as_ref().filter(|run| run.result.is_none()) else { return };
            let rating = list.puzzles[*puzzle].band.rating();
            let mut before = 0;
            let progress = progress::change(list, |progress| {
                before = progress.rating.whole();
                progress.record(*puzzle, rating, is_right);
            });
            rated.set(Some((*puzzle, [before, progress.rating.whole()])));
            run.set(progress.run().cloned());
        });
    let on_next = use_event_callback((Rc::clone(list), run.clone(), ended.setter()), move |(), (list, run, ended)| {
        ended.set(run.as_ref().map(|run| (run.right, run.done)));
        let progress = progress::change(list, |progress| progress.advance(|now| next(list, now)));
        run.set(progress.run().cloned());
    });
    let back = GamePage::Puzzles.of(G::NAME);
    let Some(run) = &*run else {
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
    let note = match *rated {
        Some((puzzle, [before, after])) if puzzle == run.puzzle => {
            let change = signed(i64::from(after) - i64::from(before));
            puzzles::rated(puzzle + 1, &puzzles::band(list.puzzles[puzzle].band.number()), after, &change)
        }
        _ if run.done > 0 => puzzles::right_of(run.right, run.done),
        _ => String::new(),
    };
    html! {
        <PuzzleTable<G>
            key={run.puzzle}
            list={list}
            index={run.puzzle}
            was_tried={run.result.is_some()}
            {note}
            {on_result}
            {on_next}
            next_words={puzzles::next_puzzle()}
        />
    }
}
