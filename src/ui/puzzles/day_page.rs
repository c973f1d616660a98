//! The page of the puzzle of a day.

use yew::{Html, Properties, component, html};

use super::day_table::DayPuzzleTable;
use super::use_list::use_list;
use crate::puzzles::PuzzleGame;
use crate::record::Day;
use crate::ui::boards::GameUi;

/// Properties of [`DayPuzzlePage`].
#[derive(Clone, PartialEq, Properties)]
pub struct DayPuzzlePageProps {
    /// The day.
    pub day: Day,
}

/// The puzzle of a day, the same for everybody who has the same list and has not solved it before. Its result counts like
/// that of any other puzzle.
#[component]
pub fn DayPuzzlePage<G: GameUi + PuzzleGame>(DayPuzzlePageProps { day }: &DayPuzzlePageProps) -> Html {
    match use_list::<G>() {
        Ok(list) => html! { <DayPuzzleTable<G> {list} day={*day} /> },
        Err(page) => page,
    }
}
