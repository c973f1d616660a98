//! The form in which a tournament is begun.

use web_sys::{HtmlInputElement, HtmlTextAreaElement};
use yew::{Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component, html, use_state_eq};

use super::about_form::AboutForm;
use crate::pages::tournament::{Beginning, Change, SYSTEMS};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::scene::{Choice, Field};
use crate::tournament::{About, MAX_PLAYERS, MIN_PLAYERS, System};
use crate::ui::callback::callback;
use crate::ui::components::{self, Choices, FieldChoices};
use crate::ui::hooks::{use_event_callback, use_today};
use crate::ui::settings::GameSetting;
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct BeginFormProps {
    /// Receives the beginning.
    pub on_change: Callback<Change>,
}

/// The names, the system and the number of rounds. The names are saved while they are typed.
#[component]
pub fn BeginForm(BeginFormProps { on_change }: &BeginFormProps) -> Html {
    let form = use_state_eq(|| {
        let names = GameSetting::TournamentNames.get(Damath::NAME).unwrap_or_default();
        Beginning::new(names)
    });
    let today = use_today();
    let on_about = use_event_callback((form.clone(), today), |about: About, (form, today)| {
        form.set(form.described(about, *today));
    });
    let on_names = callback(form.clone(), |event: InputEvent, form| {
        let names = event.target_unchecked_into::<HtmlTextAreaElement>().value();
        GameSetting::TournamentNames.set(Damath::NAME, &names);
        form.set(Beginning { names, ..(**form).clone() });
    });
    let on_rounds = callback(form.clone(), |event: InputEvent, form| {
        let typed_rounds = Some(event.target_unchecked_into::<HtmlInputElement>().value());
        form.set(Beginning { typed_rounds, ..(**form).clone() });
    });
    let onsubmit =
        callback((on_change.clone(), form.clone(), today), |event: SubmitEvent, (on_change, form, today)| {
            event.prevent_default();
            on_change.emit(form.begin(*today));
        });
    let on_system = callback(form.clone(), |(_, choice): (&'static str, usize), form| {
        form.set(Beginning { system: SYSTEMS[choice], ..(**form).clone() });
    });
    let (columns, chosen) = (form.columns(), form.chosen_column());
    let systems = Field {
        id: "system",
        label: tournament::system(),
        choices: vec![
            Choice::new(tournament::swiss(), tournament::swiss_about()),
            Choice::new(tournament::round_robin(), tournament::round_robin_about()),
        ],
        chosen: SYSTEMS.iter().position(|one| *one == form.system).unwrap_or_default(),
    };
    let column_choice = |(column, name): (usize, &String)| {
        let on_choose = callback(form.clone(), move |_, form| form.set(Beginning { column, ..(**form).clone() }));
        html! {
            <components::Choice key={column} group="columns" chosen={column == chosen} {on_choose}>{ name }</components::Choice>
        }
    };
    html! {
        <form class="beginning" {onsubmit}>
            <label class="field">
                <span>{ tournament::players() }</span>
                <textarea rows="8" value={form.names.clone()} oninput={on_names} autocomplete="off" spellcheck="false" />
                <small>{ tournament::names_about(MIN_PLAYERS, MAX_PLAYERS) }</small>
            </label>
            <p role="status">{ form.told() }</p>
            if columns.len() > 1 {
                <Choices name={tournament::columns()}>{ for columns.iter().enumerate().map(column_choice) }</Choices>
            }
            <FieldChoices field={systems} on_choose={on_system} />
            <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
            if form.system == System::Swiss {
                <label class="field rounds">
                    <span>{ tournament::rounds() }</span>
                    <input inputmode="numeric" autocomplete="off" value={form.shown_rounds()} oninput={on_rounds} />
                </label>
            }
            <details>
                <summary>{ tournament::about() }</summary>
                <AboutForm about={form.about_on(today)} on_input={on_about} />
            </details>
            <button class="button main">{ tournament::start() }</button>
        </form>
    }
}
