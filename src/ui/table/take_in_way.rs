//! Saving or joining a match that somebody sent.

use std::rc::Rc;

use yew::{Html, html};

use super::visit::Visit;
use crate::play::TableView;
use crate::store::{Notes, Store};
use crate::ui::arrival::Arrival;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::routes::Route;
use crate::ui::start_match::join_match;
use crate::words::house;

/// Renders a button that saves or joins the match, or a link to its table; nothing if there is nothing to do.
pub fn take_in_way<G: GameUi>(visit: &Visit, view: &Rc<TableView<G>>, store: &Store, class: &'static str) -> Html {
    let on_take_in = callback((visit.clone(), Rc::clone(view), store.clone()), |_, (visit, view, store)| {
        visit.take_in(store, (*view.played).clone());
    });
    let on_join = callback((Rc::clone(view), store.clone()), |_, (view, store)| {
        join_match(store, (*view.played).clone(), Notes::default());
    });
    match &visit.arrival {
        Some(Arrival::Invites(_)) => {
            html! { <button class="button main" onclick={on_join}>{ house::join_match() }</button> }
        }
        Some(Arrival::Known(id) | Arrival::Refused(_, Some(id))) => {
            html! { <a class="button main" href={Route::table(G::NAME, id).href()}>{ house::to_table() }</a> }
        }
        Some(Arrival::GoesOn | Arrival::Refused(_, None) | Arrival::Looks) => Html::default(),
        None => match &visit.known {
            None => html! { <button {class} onclick={on_take_in}>{ house::keep_it() }</button> },
            Some(known) if known.goes_on => {
                html! { <button {class} onclick={on_take_in}>{ house::go_on_with_it() }</button> }
            }
            Some(known) => {
                html! { <a {class} href={Route::table(G::NAME, &known.saved.id).href()}>{ house::open_it() }</a> }
            }
        },
    }
}
