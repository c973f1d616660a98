//! The players: who drops out, who comes back, and who comes late.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref};

use super::state::Change;
use crate::tournament::{MAX_NAME, Player, Tournament};
use crate::ui::callback::callback;
use crate::ui::context::use_language;
use crate::words::tournament;

/// Properties of [`PlayersPart`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlayersPartProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// Receives the changes.
    pub on_change: Callback<Change>,
}

/// The list of the players, and a field for one who comes late. The field keeps a name that is refused.
#[component]
pub fn PlayersPart(PlayersPartProps { tournament, on_change }: &PlayersPartProps) -> Html {
    use_language();
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
    let row = |(number, player): (usize, &Player)| {
        let is_present = player.is_present;
        let (label, name) = if is_present {
            (tournament::withdraw(), tournament::withdraw_of(&player.name))
        } else {
            (tournament::re_enter(), tournament::re_enter_of(&player.name))
        };
        let onclick = on_change.reform(move |_| Change::SetPresent(number, !is_present));
        html! {
            <li key={number} class="player-row">
                <span class="table-number">{ number + 1 }</span>
                <span class={if is_present { "name" } else { "name gone" }}>{ &player.name }</span>
                <button class="button" aria-label={name} {onclick}>{ label }</button>
            </li>
        }
    };
    html! {
        <section class="players-of-tournament">
            <form class="field" {onsubmit}>
                <label for="late-comer">{ tournament::latecomer() }</label>
                <p class="row">
                    <input ref={input} id="late-comer" type="text" maxlength={MAX_NAME.to_string()} autocomplete="off" />
                    <button class="button">{ tournament::add() }</button>
                </p>
            </form>
            <ol>{ for tournament.players().iter().enumerate().map(row) }</ol>
        </section>
    }
}
