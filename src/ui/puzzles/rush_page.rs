//! The page of the three-minute run.

use yew::{Html, component, html, use_state};

use super::rush_table::RushTable;
use super::use_list::use_list;
use crate::puzzles::PuzzleGame;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::entropy;

/// The three-minute run of a game, once its list is loaded. Each has other puzzles.
#[component]
pub fn RushPage<G: GameUi + PuzzleGame>() -> Html {
    let seed = use_state(entropy::bits);
    let on_again = callback(seed.setter(), |(), seed| seed.set(entropy::bits()));
    match use_list::<G>() {
        Ok(list) => html! { <RushTable<G> key={*seed} {list} seed={*seed} {on_again} /> },
        Err(page) => page,
    }
}
