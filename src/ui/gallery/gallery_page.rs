//! The page of the gallery.

use std::rc::Rc;

use yew::{Callback, Html, component, html};

use super::common_parts::common_parts;
use super::exhibit;
use super::played::{MOMENTS, at_simultaneous, view};
use super::review_parts::ReviewParts;
use super::table_parts::TableParts;
use crate::play::{SimultaneousTable, TableView};
use crate::ui::boards::GameUi;
use crate::ui::components::{bar, weaves};
use crate::ui::routes::Route;
use crate::ui::set_up::SetUp;
use crate::ui::simultaneous::SimultaneousProps;

/// The components of the game `G`: its board, the parts of its table at three moments of a match, and the components
/// that all games share.
#[component]
pub fn GalleryPage<G: GameUi>() -> Html {
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
            { bar(&Route::Home, G::title(), Html::default()) }
            <h2>{ "Boards" }</h2>
            { for boards }
            { for tables }
            if let Some(view) = at_simultaneous::<G>() {
                { for simultaneous(&view).map(|part| exhibit("Simultaneous phase", part)) }
            }
            <h2>{ "Review" }</h2>
            <ReviewParts<G> />
            <h2>{ "Set-up" }</h2>
            <SetUp<G> from_position={false} />
            <h2>{ "Shared by all games" }</h2>
            { common_parts() }
        </main>
    }
}

/// Renders the simultaneous phase that is due, without a match that it would change.
fn simultaneous<G: GameUi>(view: &TableView<G>) -> Option<Html> {
    G::simultaneous(SimultaneousProps {
        table: Rc::new(SimultaneousTable::of(view, None)),
        followed: false,
        on_view: Callback::noop(),
        on_save: Callback::noop(),
        on_keep: Callback::noop(),
        on_leave: Callback::noop(),
        on_over: Callback::noop(),
    })
}
