//! Saving, joining or watching a match that somebody sent.

use std::rc::Rc;

use yew::{Html, html};

use super::join_form::JoinForm;
use super::received_match::ReceivedMatch;
use crate::pages::arrival::Arrival;
use crate::play::TableView;
use crate::store::Store;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::routes::GamePage;
use crate::ui::start_match::watch_match;
use crate::words::table;

/// Renders a button that saves, joins or watches the match, or a link to its table; nothing if there is nothing to do.
pub fn save_or_join_button<G: GameUi>(
    received: &ReceivedMatch,
    view: &Rc<TableView<G>>,
    store: &Store,
    class: &'static str,
) -> Html {
    let on_save = callback((received.clone(), Rc::clone(view), store.clone()), |_, (received, view, store)| {
        received.save(store, (*view.played).clone());
    });
    let on_watch = callback((Rc::clone(view), store.clone()), |_, (view, store)| watch_match(store, &view.played));
    match &received.arrival {
        Some(Arrival::Invites(seat)) => html! { <JoinForm<G> {view} seat={*seat} /> },
        Some(Arrival::WatchOnly) => {
            html! { <button class="button main" onclick={on_watch}>{ table::watch() }</button> }
        }
        Some(Arrival::Known(id) | Arrival::Refused(_, Some(id))) => {
            html! { <a class="button main" href={GamePage::Table(id.clone()).of(G::NAME).href()}>{ table::to_table() }</a> }
        }
        Some(Arrival::Continues | Arrival::Refused(_, None)) => Html::default(),
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
