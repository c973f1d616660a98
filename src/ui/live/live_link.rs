//! The link from a table to the page on which devices are connected.

use yew::{Html, html};

use super::connection::LiveState;
use crate::play::TableView;
use crate::ui::boards::GameUi;
use crate::ui::routes::Route;
use crate::words::house;

/// Renders the link; nothing if two devices are connected, or the match is not one by link between two players.
pub fn live_link<G: GameUi>(view: &TableView<G>, state: LiveState) -> Html {
    let is_possible = view.by_link.is_some() && view.played.players().len() == 2 && !view.is_over();
    match Route::now() {
        Route::Table { game, id } if is_possible && state != LiveState::Open => {
            html! { <a class="button" href={Route::LiveTable { game, id }.href()}>{ house::play_live() }</a> }
        }
        _ => Html::default(),
    }
}
