//! The puzzle of a day.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::progress;
use super::puzzle_table::PuzzleTable;
use super::use_list::use_list;
use crate::play::puzzle_of_day;
use crate::puzzles::PuzzleGame;
use crate::record::Day;
use crate::ui::boards::GameUi;
use crate::ui::date;
use crate::ui::hooks::use_event_callback;
use crate::ui::routes::GamePage;
use crate::words::puzzles;

/// Properties of [`DayPuzzlePage`].
#[derive(Clone, PartialEq, Properties)]
pub struct DayPuzzlePageProps {
    /// The day.
    pub day: Day,
}

/// The puzzle of a day, the same for everybody who has the same list. Its result counts like that of any other puzzle.
#[component]
pub fn DayPuzzlePage<G: GameUi + PuzzleGame>(DayPuzzlePageProps { day }: &DayPuzzlePageProps) -> Html {
    let loaded = use_list::<G>();
    let index = loaded.as_ref().ok().and_then(|list| puzzle_of_day(G::NAME, *day, list.puzzles.len()));
    let on_result = use_event_callback((loaded.as_ref().ok().map(Rc::clone), index, *day), |is_right, parts| {
        let (Some(list), Some(index), day) = parts else { return };
        progress::change(list, |progress| {
            progress.set_day(*day, is_right);
            progress.record(*index, list.puzzles[*index].band.rating(), is_right);
        });
    });
    let on_next = use_event_callback((), |(), ()| GamePage::Puzzles.of(G::NAME).replace());
    let (list, index) = match (loaded, index) {
        (Ok(list), Some(index)) => (list, index),
        (Ok(_), None) => return Html::default(),
        (Err(page), _) => return page,
    };
    html! {
        <PuzzleTable<G>
            {list}
            {index}
            was_tried={false}
            note={date::day(*day)}
            {on_result}
            {on_next}
            next_words={puzzles::end_run()}
        />
    }
}
