//! Saving, joining or watching a match that somebody sent.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{Html, Properties, SubmitEvent, component, html, use_node_ref};

use super::received_match::ReceivedMatch;
use crate::pages::arrival::Arrival;
use crate::play::TableView;
use crate::record::Player;
use crate::rules::Seat;
use crate::store::{Notes, Store};
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::context::use_store;
use crate::ui::routes::GamePage;
use crate::ui::start_match::{join_match, watch_match};
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

#[derive(Clone, PartialEq, Properties)]
struct JoinFormProps<G: GameUi> {
    /// The view of the match.
    view: Rc<TableView<G>>,
    /// The seat that is free.
    seat: Seat,
}

/// A field with the name of the free seat, which a guest may change, and the button that joins the match.
#[component]
fn JoinForm<G: GameUi>(JoinFormProps { view, seat }: &JoinFormProps<G>) -> Html {
    let store = use_store();
    let input = use_node_ref();
    let onsubmit = callback((input.clone(), Rc::clone(view), store), |event: SubmitEvent, (input, view, store)| {
        event.prevent_default();
        let name = input.cast::<HtmlInputElement>().map(|input| input.value()).unwrap_or_default();
        join_match(store, (*view.played).clone(), &name, Notes::default());
    });
    html! {
        <form class="row join" {onsubmit}>
            <label for="own-name">{ table::own_name() }</label>
            <input
                ref={input}
                id="own-name"
                type="text"
                maxlength={Player::LONGEST_NAME.to_string()}
                autocomplete="off"
                spellcheck="false"
                value={view.seating.name(*seat).to_owned()}
            />
            <button class="button main">{ table::join_match() }</button>
        </form>
    }
}
