//! The players: who withdraws, who re-enters, whose name is corrected, and who comes late.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref, use_state_eq};

use crate::pages::tournament::{Change, Search};
use crate::tournament::{MAX_NAME, Player, Tournament};
use crate::ui::callback::callback;
use crate::ui::focus::focus;
use crate::ui::hooks::use_effect_on;
use crate::words::{table, tournament};

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

#[derive(Clone, PartialEq, Properties)]
struct PlayerRowProps {
    /// The player's number, from zero.
    number: usize,
    player: Player,
    /// Receives the changes.
    on_change: Callback<Change>,
}

/// A player with the buttons for a new name, and for dropping out or coming back.
#[component]
fn PlayerRow(PlayerRowProps { number, player, on_change }: &PlayerRowProps) -> Html {
    let (number, is_present) = (*number, player.is_present);
    let renames = use_state_eq(|| false);
    let input = use_node_ref();
    use_effect_on((*renames, input.clone()), |(renames, input)| {
        if *renames {
            focus(input);
        }
    });
    let on_toggle = callback((renames.setter(), *renames), |_, (set, renames)| set.set(!renames));
    let onsubmit = callback(
        (input.clone(), on_change.clone(), renames.setter()),
        move |event: SubmitEvent, (input, on_change, renames)| {
            event.prevent_default();
            let Some(input) = input.cast::<HtmlInputElement>() else { return };
            on_change.emit(Change::Rename(number, input.value()));
            renames.set(false);
        },
    );
    let (label, name) = if is_present {
        (tournament::withdraw(), tournament::withdraw_of(&player.name))
    } else {
        (tournament::re_enter(), tournament::re_enter_of(&player.name))
    };
    let new_name = tournament::rename_of(&player.name);
    let onclick = on_change.reform(move |_| Change::SetPresent(number, !is_present));
    html! {
        <li class="player-row">
            <span class="table-number">{ number + 1 }</span>
            if *renames {
                <form class="row new-name" {onsubmit}>
                    <input
                        ref={input}
                        type="text"
                        aria-label={new_name}
                        value={player.name.clone()}
                        maxlength={MAX_NAME.to_string()}
                        autocomplete="off"
                    />
                    <button class="button main">{ tournament::save_name() }</button>
                    <button type="button" class="button" onclick={on_toggle}>{ table::go_back() }</button>
                </form>
            } else {
                <span class={if is_present { "name" } else { "name gone" }}>{ &player.name }</span>
                <button class="button" aria-label={new_name} onclick={on_toggle}>
                    { tournament::rename() }
                </button>
                <button class="button" aria-label={name} {onclick}>{ label }</button>
            }
        </li>
    }
}
