//! A player in the list of the players.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref, use_state_eq};

use crate::pages::tournament::Change;
use crate::tournament::{MAX_NAME, Player};
use crate::ui::callback::callback;
use crate::ui::focus::focus;
use crate::ui::hooks::use_effect_on;
use crate::words::{table, tournament};

#[derive(Clone, PartialEq, Properties)]
pub struct PlayerRowProps {
    /// The player's number, from zero.
    pub number: usize,
    pub player: Player,
    /// Receives the changes.
    pub on_change: Callback<Change>,
}

/// A player with the buttons for a new name, and for dropping out or coming back.
#[component]
pub fn PlayerRow(PlayerRowProps { number, player, on_change }: &PlayerRowProps) -> Html {
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
