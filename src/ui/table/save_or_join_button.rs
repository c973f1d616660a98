//! Saving or joining a match that somebody sent.

use std::rc::Rc;

use yew::{Html, html};

use super::received_match::ReceivedMatch;
use crate::play::TableView;
use crate::store::{Notes, Store};
use crate::ui::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::routes::GamePage;
use crate::ui::start_match::join_match;
use crate::words::table;

/// Renders a button that saves or joins the match, or a link to its table; nothing if there is nothing to do.
pub fn save_or_join_button<G: GameUi>(
    received: &ReceivedMatch,
    view: &Rc<TableView<G>>,
    store: &Store,
    class: &'static str,
) -> Html {
    let on_save = callback((received.clone(), Rc::clone(view), store.clone()), |_, (received, view, store)| {
        received.save(store, (*view.played).clone());
    });
    let on_join = callback((Rc::clone(view), store.clone()), |_, (view, store)| {
        join_match(store, (*view.played).clone(), Notes::default());
    });
    match &received.arrival {
        Some(Arrival::Invites(_)) => {
            html! { <button class="button main" onclick={on_join}>{ table::join_match() }</button> }
        }
        Some(Arrival::Known(id) | Arrival::Refused(_, Some(id))) => {
            html! { <a class="button main" href={GamePage::Table(id.clone()).of(G::NAME).href()}>{ table::to_table() }</a> }
        }
        Some(Arrival::Continues | Arrival::Refused(_, None) | Arrival::WatchOnly) => Html::default(),
        None => match &received.known {
            None => html! { <button {class} onclick={on_save}>{ table::save_it() }</button> },
            Some(known) if known.continues => {
                html! { <button {class} onclick={on_save}>{ table::continue_play() }</button> }
            }
            Some(known) => {
                html! { <a {class} href={GamePage::Table(known.saved.id.clone()).of(G::NAME).href()}>{ table::open_it() }</a> }
            }
        },
    }
}
