//! The page of the puzzle of a day.

use std::rc::Rc;

use yew::{Html, Properties, component, html, use_state};

use super::progress;
use super::puzzle_table::PuzzleTable;
use super::use_list::use_list;
use crate::play::{day_order, is_like_met};
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::record::Day;
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::date;
use crate::ui::hooks::{use_event_callback, use_today};
use crate::ui::routes::GamePage;
use crate::words::puzzles;

#[derive(Clone, PartialEq, Properties)]
pub struct DayPuzzlePageProps {
    /// The day.
    pub day: Day,
}

/// The puzzle of a day, the same for everybody who has the same list and has not solved it before. Its result counts like
/// that of any other puzzle. That of a day to come is closed until then.
#[component]
pub fn DayPuzzlePage<G: GameUi + PuzzleGame>(DayPuzzlePageProps { day }: &DayPuzzlePageProps) -> Html {
    let is_to_come = use_today().is_some_and(|today| *day > today);
    let list = use_list::<G>();
    if is_to_come {
        return html! {
            <main class="page puzzles">
                { bar(&GamePage::Puzzles.of(G::NAME), G::title(), Html::default()) }
                <p role="status">{ puzzles::day_to_come(&date::day(*day)) }</p>
            </main>
        };
    }
    match list {
        Ok(list) => html! { <DayPuzzleTable<G> {list} day={*day} /> },
        Err(page) => page,
    }
}

#[derive(PartialEq, Properties)]
struct DayPuzzleTableProps<G: GameUi + PuzzleGame> {
    /// The list of the game.
    list: Rc<PuzzleList<G>>,
    /// The day.
    day: Day,
}

/// The table of the puzzle of a day, which stays the same while it is tried. Each try is kept, and the first one rated.
#[component]
fn DayPuzzleTable<G: GameUi + PuzzleGame>(DayPuzzleTableProps { list, day }: &DayPuzzleTableProps<G>) -> Html {
    let day = *day;
    let begun = use_state(|| {
        let progress = progress::read(list).unwrap_or_default();
        let is_like_solved = is_like_met(list, &|index| progress.is_solved(index));
        let index = progress.puzzle_of_day(day, day_order(G::NAME, day, list.puzzles.len()), is_like_solved);
        // A list has at least one puzzle.
        (index.unwrap_or_default(), progress.day(day) == Some(false))
    });
    let (index, was_tried) = *begun;
    let note = use_state(|| date::day(day));
    // The number of puzzles in a row that were right at once, with this one.
    let streak = use_state(|| 0);
    let parts = (Rc::clone(list), note.setter(), streak.setter());
    let on_try = use_event_callback(parts, move |is_right, (list, note, streak)| {
        let is_first = progress::read(list).is_none_or(|progress| progress.day(day).is_none());
        if is_first {
            let (progress, rated) =
                progress::answer(list, index, is_right, |progress| progress.try_day(day, index, is_right));
            note.set(rated);
            streak.set(if is_right { progress.streaks().current } else { 0 });
        } else {
            progress::change(list, |progress| progress.try_day(day, index, is_right));
        }
    });
    let on_next = use_event_callback((), |(), ()| GamePage::Puzzles.of(G::NAME).replace());
    html! {
        <PuzzleTable<G>
            {list}
            {index}
            {was_tried}
            note={html! { { &*note } }}
            streak={*streak}
            {on_try}
            {on_next}
            next_words={puzzles::end_run()}
        />
    }
}
