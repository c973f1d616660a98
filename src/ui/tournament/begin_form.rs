//! The form in which a tournament is begun.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component, html, use_memo, use_state_eq};

use super::about_form::AboutForm;
use super::sentences::sentence;
use super::state::{Change, Refusal};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::scene::{Choice, Field};
use crate::tournament::{About, MAX_PLAYERS, MIN_PLAYERS, NameList, System, check_names};
use crate::ui::callback::callback;
use crate::ui::components::{self, Choices, FieldChoices};
use crate::ui::hooks::{use_event_callback, use_today};
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
    let names = use_state_eq(|| GameSetting::TournamentNames.get(Damath::NAME).unwrap_or_default());
    let today = use_today();
    // The date is today's until another one is chosen, also after midnight.
    let is_dated = use_state_eq(|| false);
    let typed_about = use_state_eq(About::default);
    let about = About { date: if *is_dated { typed_about.date } else { today }, ..(*typed_about).clone() };
    let on_about = use_event_callback(
        (about.date, is_dated.setter(), typed_about.setter()),
        |to: About, (date, is_dated, typed_about)| {
            if to.date != *date {
                is_dated.set(true);
            }
            typed_about.set(to);
        },
    );
    let system = use_state_eq(|| System::Swiss);
    // The text, which may be no number: the field can be emptied.
    let typed_rounds = use_state_eq(|| None::<String>);
    let list = use_memo((*names).clone(), |names| NameList::read(names));
    let column = use_state_eq(|| 0);
    let choices = list.choices();
    let chosen = if *column < choices.len() { *column } else { 0 };
    let players = list.names(chosen);
    let counted = players.len().clamp(MIN_PLAYERS, MAX_PLAYERS);
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
        (on_change.clone(), *system, rounds, players.clone(), about.clone()),
        |event: SubmitEvent, (on_change, system, rounds, names, about)| {
            event.prevent_default();
            on_change.emit(Change::Begin(*system, *rounds, names.clone(), about.clone()));
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
    let column_choice = |(number, name): (usize, &String)| {
        let on_choose = callback(column.setter(), move |_, column| column.set(number));
        html! {
            <components::Choice key={number} group="columns" chosen={number == chosen} {on_choose}>{ name }</components::Choice>
        }
    };
    let on_system = callback(system.setter(), |(_, choice): (&'static str, usize), system| system.set(SYSTEMS[choice]));
    html! {
        <form class="beginning" {onsubmit}>
            <label class="field">
                <span>{ tournament::players() }</span>
                <textarea rows="8" value={(*names).clone()} oninput={on_names} autocomplete="off" spellcheck="false" />
                <small>{ tournament::names_about(MIN_PLAYERS, MAX_PLAYERS) }</small>
            </label>
            <p role="status">{ told(&players) }</p>
            if choices.len() > 1 {
                <Choices name={tournament::columns()}>{ for choices.iter().enumerate().map(column_choice) }</Choices>
            }
            <FieldChoices field={systems} on_choose={on_system} />
            <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
            if *system == System::Swiss {
                <label class="field rounds">
                    <span>{ tournament::rounds() }</span>
                    <input inputmode="numeric" autocomplete="off" value={shown_rounds} oninput={on_rounds} />
                </label>
            }
            <details>
                <summary>{ tournament::about() }</summary>
                <AboutForm {about} on_input={on_about} />
            </details>
            <button class="button main">{ tournament::start() }</button>
        </form>
    }
}

/// Says which players are in the field, and what is wrong with their names.
fn told(players: &[String]) -> String {
    if players.is_empty() {
        return String::new();
    }
    let read = tournament::names_read(players.len(), &players.join(", "));
    match check_names(players) {
        Ok(()) => read,
        Err(error) => format!("{read} {}", sentence(&Refusal::Tournament(error))),
    }
}
