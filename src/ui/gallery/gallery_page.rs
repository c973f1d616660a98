//! The page of the gallery.

use std::rc::Rc;

use yew::{Html, component, html};

use super::common_parts::common_parts;
use super::exhibit;
use super::played::{MOMENTS, view};
use super::table_parts::TableParts;
use crate::ui::boards::GameUi;
use crate::ui::components::{bar, weaves};
use crate::ui::context::use_language;
use crate::ui::routes::Route;

/// The components of the game `G`: its board, the parts of its table at three moments of a match, and the components
/// that all games share.
#[component]
pub fn GalleryPage<G: GameUi>() -> Html {
    use_language();
    let (width, height) = G::SIZE;
    let boards = G::examples().into_iter().enumerate().map(|(number, example)| {
        let board = html! {
            <svg class={format!("board {}", G::NAME)} viewBox={format!("0 0 {width} {height}")}>
                { G::render_board(Rc::new(example.board())) }
            </svg>
        };
        exhibit(&format!("Board {number}"), board)
    });
    let tables = MOMENTS.map(|(heading, actions)| {
        html! {
            <>
                <h2>{ heading }</h2>
                <TableParts<G> view={view::<G>(actions)} />
            </>
        }
    });
    html! {
        <main class="page gallery">
            { weaves() }
            { bar(&Route::Home, G::TITLE, Html::default()) }
            <h2>{ "Boards" }</h2>
            { for boards }
            { for tables }
            <h2>{ "Shared by all games" }</h2>
            { common_parts() }
        </main>
    }
}
