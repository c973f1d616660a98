//! A run of puzzles: one after the other.

use yew::{Html, Properties, component, html};

use super::run_table::RunTable;
use super::use_list::use_list;
use crate::play::progress::Series;
use crate::puzzles::PuzzleGame;
use crate::ui::boards::GameUi;

#[derive(Clone, PartialEq, Properties)]
pub struct RunPageProps {
    /// The series of its puzzles.
    pub series: Series,
}

/// The run of a series, once the list of the game is loaded.
#[component]
pub fn RunPage<G: GameUi + PuzzleGame>(RunPageProps { series }: &RunPageProps) -> Html {
    match use_list::<G>() {
        Ok(list) => html! { <RunTable<G> {list} series={*series} /> },
        Err(page) => page,
    }
}
