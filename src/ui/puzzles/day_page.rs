//! The page of the puzzle of a day.

use yew::{Html, Properties, component, html};

use super::day_table::DayPuzzleTable;
use super::use_list::use_list;
use crate::puzzles::PuzzleGame;
use crate::record::Day;
use crate::ui::boards::GameUi;
use crate::ui::components::bar;
use crate::ui::date;
use crate::ui::hooks::use_today;
use crate::ui::routes::GamePage;
use crate::words::puzzles;

/// Properties of [`DayPuzzlePage`].
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
