//! The result of a match that somebody sent, for the tournament of this device.

use yew::{Html, html};

use crate::play::TableView;
use crate::record::link;
use crate::store::settings;
use crate::tournament::Tournament;
use crate::ui::boards::GameUi;
use crate::ui::routes::Route;
use crate::words::house;

/// Renders a link that enters the result of a finished match into the tournament of this device, if its players have been
/// paired there; `None` otherwise.
pub fn enter_result_link<G: GameUi>(view: &TableView<G>) -> Option<Html> {
    let [first, second] = view.played.players() else { return None };
    if !G::PAPER || !view.is_over() {
        return None;
    }
    let tournament: Tournament = settings::tournament(G::NAME)?.parse().ok()?;
    tournament.game_of(&[first.name.clone(), second.name.clone()])?;
    let to = Route::result(G::NAME, link::write(&view.played, None)?);
    Some(html! { <a class="button main" href={to.href()}>{ house::enter_result() }</a> })
}
