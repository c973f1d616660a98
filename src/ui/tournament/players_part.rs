//! The players: who withdraws, who re-enters, whose name is corrected, and who comes late.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref};

use super::player_row::PlayerRow;
use crate::pages::tournament::{Change, Search};
use crate::tournament::{MAX_NAME, Tournament};
use crate::ui::callback::callback;
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct PlayersPartProps {
    pub tournament: Rc<Tournament>,
    pub search: Search,
    /// Receives the changes.
    pub on_change: Callback<Change>,
}

/// The list of the players, and a field for one who comes late. The field keeps a name that is refused.
#[component]
pub fn PlayersPart(PlayersPartProps { tournament, search, on_change }: &PlayersPartProps) -> Html {
    let input = use_node_ref();
    let onsubmit = callback(
        (input.clone(), on_change.clone(), Rc::clone(tournament)),
        |event: SubmitEvent, (input, on_change, tournament)| {
            event.prevent_default();
            let Some(input) = input.cast::<HtmlInputElement>() else { return };
            let name = input.value();
            if (**tournament).clone().add(&name).is_ok() {
                input.set_value("");
            }
            on_change.emit(Change::Add(name));
        },
    );
    let row = |number: usize| {
        let player = tournament.players()[number].clone();
        html! { <PlayerRow key={number} {number} {player} {on_change} /> }
    };
    let found = search.of(tournament, (0..tournament.players().len()).collect());
    html! {
        <section class="players-of-tournament">
            <form class="field" {onsubmit}>
                <label for="latecomer">{ tournament::latecomer() }</label>
                <p class="row">
                    <input ref={input} id="latecomer" type="text" maxlength={MAX_NAME.to_string()} autocomplete="off" />
                    <button class="button">{ tournament::add() }</button>
                </p>
            </form>
            <ol>{ for found.into_iter().map(row) }</ol>
        </section>
    }
}
