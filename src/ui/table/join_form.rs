//! Joining a match by link under a name of one's own.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{Html, Properties, SubmitEvent, component, html, use_node_ref};

use crate::play::TableView;
use crate::record::Player;
use crate::rules::Seat;
use crate::store::Notes;
use crate::ui::boards::GameUi;
use crate::ui::callback::callback;
use crate::ui::context::use_store;
use crate::ui::start_match::join_match;
use crate::words::table;

/// Properties of [`JoinForm`].
#[derive(Clone, PartialEq, Properties)]
pub struct JoinFormProps<G: GameUi> {
    /// The view of the match.
    pub view: Rc<TableView<G>>,
    /// The seat that is free.
    pub seat: Seat,
}

/// A field with the name of the free seat, which a guest may change, and the button that joins the match.
#[component]
pub fn JoinForm<G: GameUi>(JoinFormProps { view, seat }: &JoinFormProps<G>) -> Html {
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
