//! The form in which a tournament is begun.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component, html, use_state_eq};

use super::state::Change;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::scene::{Choice, Field};
use crate::tournament::{MAX_PLAYERS, MIN_PLAYERS, System};
use crate::ui::callback::callback;
use crate::ui::components::FieldChoices;
use crate::ui::context::use_language;
use crate::ui::settings::GameSetting;
use crate::words::{tournament, typed_integer};

const SYSTEMS: [System; 2] = [System::Swiss, System::RoundRobin];

/// Properties of [`BeginForm`].
#[derive(Clone, PartialEq, Properties)]
pub struct BeginFormProps {
    /// Receives the beginning.
    pub on_change: Callback<Change>,
}

/// The names, the system and the number of rounds. The names are saved while they are typed.
#[component]
pub fn BeginForm(BeginFormProps { on_change }: &BeginFormProps) -> Html {
    use_language();
    let names = use_state_eq(|| GameSetting::TournamentNames.get(Damath::NAME).unwrap_or_default());
    let system = use_state_eq(|| System::Swiss);
    // The text, which may be no number: the field can be emptied.
    let typed_rounds = use_state_eq(|| None::<String>);
    let players = names.lines().filter(|line| !line.trim().is_empty()).count();
    let counted = players.clamp(MIN_PLAYERS, MAX_PLAYERS);
    let usual = system.usual_rounds(counted);
    let typed = typed_rounds.as_deref().filter(|typed| !typed.trim().is_empty());
    // What is no number of rounds is refused when the tournament is begun.
    let rounds = typed.map_or(usual, |typed| typed_integer(typed).and_then(|typed| typed.try_into().ok()).unwrap_or(0));
    let shown_rounds = (*typed_rounds).clone().unwrap_or_else(|| usual.to_string());
    let on_names = callback(names.setter(), |event: InputEvent, names| {
        let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
        GameSetting::TournamentNames.set(Damath::NAME, &text);
        names.set(text);
    });
    let on_rounds = callback(typed_rounds.setter(), |event: InputEvent, typed| {
        typed.set(Some(event.target_unchecked_into::<HtmlInputElement>().value()));
    });
    let onsubmit = callback(
        (on_change.clone(), *system, rounds, (*names).clone()),
        |event: SubmitEvent, (on_change, system, rounds, names)| {
            event.prevent_default();
            on_change.emit(Change::Begin(*system, *rounds, names.clone()));
        },
    );
    let systems = Field {
        id: "system",
        label: tournament::system(),
        choices: vec![
            Choice::new(tournament::swiss(), tournament::swiss_about()),
            Choice::new(tournament::round_robin(), tournament::round_robin_about()),
        ],
        chosen: SYSTEMS.iter().position(|one| *one == *system).unwrap_or_default(),
    };
    let on_system = callback(system.setter(), |(_, choice): (&'static str, usize), system| system.set(SYSTEMS[choice]));
    html! {
        <form class="beginning" {onsubmit}>
            <label class="field">
                <span>{ tournament::players() }</span>
                <textarea rows="8" value={(*names).clone()} oninput={on_names} autocomplete="off" spellcheck="false" />
                <small>{ tournament::names_about(MIN_PLAYERS, MAX_PLAYERS) }</small>
            </label>
            <p role="status">{ tournament::names_read(players) }</p>
            <FieldChoices field={systems} on_choose={on_system} />
            if *system == System::Swiss {
                <label class="field rounds">
                    <span>{ tournament::rounds() }</span>
                    <input inputmode="numeric" autocomplete="off" value={shown_rounds} oninput={on_rounds} />
                </label>
            }
            <button class="button main">{ tournament::begin() }</button>
        </form>
    }
}
