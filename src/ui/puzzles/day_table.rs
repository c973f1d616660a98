//! The puzzle of a day on a list that is loaded.

use std::rc::Rc;

use yew::{Html, Properties, component, html, use_state};

use super::progress;
use super::puzzle_table::PuzzleTable;
use crate::play::day_order;
use crate::puzzles::{PuzzleGame, PuzzleList};
use crate::record::Day;
use crate::ui::boards::GameUi;
use crate::ui::date;
use crate::ui::hooks::use_event_callback;
use crate::ui::routes::GamePage;
use crate::words::puzzles;

/// Properties of [`DayPuzzleTable`].
#[derive(PartialEq, Properties)]
pub struct DayPuzzleTableProps<G: GameUi + PuzzleGame> {
    /// The list of the game.
    pub list: Rc<PuzzleList<G>>,
    /// The day.
    pub day: Day,
}

/// The table of the puzzle of a day, which stays the same while it is tried. Each try is kept, and the first one rated.
#[component]
pub fn DayPuzzleTable<G: GameUi + PuzzleGame>(DayPuzzleTableProps { list, day }: &DayPuzzleTableProps<G>) -> Html {
    let day = *day;
    let begun = use_state(|| {
        let progress = progress::read(list).unwrap_or_default();
        let index = progress.puzzle_of_day(day, day_order(G::NAME, day, list.puzzles.len()));
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
