//! The page of a tournament.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::{
    Callback, Html, KeyboardEvent, Properties, UseReducerHandle, component, hook, html, use_mut_ref, use_reducer,
    use_state_eq,
};

use super::begin_form::BeginForm;
use super::damaged_notice::DamagedNotice;
use super::players_part::PlayersPart;
use super::projector::Projector;
use super::result_form::ResultForm;
use super::result_link::read_result;
use super::round_part::RoundPart;
use super::sentences::{count, entered, sentence};
use super::sheet_tables::{pairing_tables, round_heading, standings_tables};
use super::standings_part::StandingsPart;
use super::state::{Change, Part, TournamentState};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::store::settings;
use crate::tournament::Tournament;
use crate::ui::callback::callback;
use crate::ui::components::{Choice, Choices, Confirm, PrintButton, bar};
use crate::ui::context::use_language;
use crate::ui::grid::closest;
use crate::ui::hooks::{use_effect_on, use_event_callback, use_window_event};
use crate::ui::routes::Route;
use crate::words::{house, paper, tournament};

/// Properties of [`TournamentPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct TournamentPageProps {
    /// A match whose result is to be entered, as its link encodes it.
    pub result: Option<String>,
}

/// The page on which a tournament is begun and run. It is saved on the device after every change.
#[component]
pub fn TournamentPage(TournamentPageProps { result }: &TournamentPageProps) -> Html {
    use_language();
    let state = use_reducer(|| TournamentState::of(settings::tournament(Damath::NAME)));
    let dispatcher = state.dispatcher();
    let on_change = use_event_callback((), move |change: Change, ()| dispatcher.dispatch(change));
    use_saving(&state, &on_change);
    use_effect_on((result.clone(), on_change.clone()), |(result, on_change)| {
        if let Some(result) = result {
            on_change.emit(Change::Enter(read_result(result)));
            Route::tournament(Damath::NAME).replace();
        }
    });
    let projects = use_state_eq(|| false);
    let set_projects = use_event_callback(projects.setter(), |on: bool, projects| projects.set(on));
    use_projector_key(*projects && state.tournament.is_some(), &set_projects);
    let removes = use_state_eq(|| false);
    let on_remove = callback(removes.setter(), |_, removes| removes.set(true));
    let on_answer = callback((removes.setter(), on_change.clone()), |yes, (removes, on_change)| {
        removes.set(false);
        if yes {
            on_change.emit(Change::Remove);
        }
    });
    let back = Route::set_up(Damath::NAME).href().into();
    html! {
        <main class="page tournament">
            { bar(&back, house::tournament(), Html::default()) }
            if let Some(damaged) = state.damaged.clone() {
                <DamagedNotice {damaged} on_change={&on_change} />
            } else if let Some(tournament) = state.tournament.clone() {
                { parts(state.part, &on_change) }
                { part(&state, &tournament, &on_change) }
                { refusal(&state) }
                <p role="status">{ state.entered.and_then(|game| entered(&tournament, game)) }</p>
                { round_buttons(&state, &tournament, &on_change) }
                <p class="row">
                    <button class="button" onclick={set_projects.reform(|_| true)}>{ house::projector() }</button>
                    <PrintButton />
                    <button class="button" onclick={on_remove}>{ tournament::new_tournament() }</button>
                </p>
                { for_paper(&tournament, state.round) }
                if *projects {
                    <Projector {tournament} part={state.part} round={state.round} on_close={set_projects.reform(|()| false)} />
                }
            } else {
                <BeginForm on_change={&on_change} />
                { refusal(&state) }
                if state.can_undo() {
                    <p class="row">{ undo_button(&on_change) }</p>
                }
            }
            if *removes {
                <Confirm
                    question={tournament::remove_question()}
                    meaning={tournament::remove_meaning()}
                    yes={tournament::new_tournament()}
                    {on_answer}
                />
            }
        </main>
    }
}

/// Saves the tournament when it changes, and shows what another tab has saved.
#[hook]
fn use_saving(state: &UseReducerHandle<TournamentState>, on_change: &Callback<Change>) {
    let kept = use_mut_ref(|| state.text());
    use_effect_on(state.text(), {
        let kept = Rc::clone(&kept);
        move |text| {
            if kept.replace(text.clone()) != *text {
                settings::set_tournament(Damath::NAME, text.as_deref());
            }
        }
    });
    let on_change = on_change.clone();
    use_window_event("storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.is_some_and(|key| settings::is_tournament(&key, Damath::NAME)) {
            let saved = settings::tournament(Damath::NAME);
            kept.replace(saved.clone());
            on_change.emit(Change::Reload(saved));
        }
    });
}

/// F opens and closes the view for the projector, and Esc closes it.
#[hook]
fn use_projector_key(is_open: bool, set_projects: &Callback<bool>) {
    let set_projects = set_projects.clone();
    use_window_event("keydown", move |event| {
        let Some(key) = event.dyn_ref::<KeyboardEvent>() else { return };
        let is_typing = closest(event, "input:not([type=radio]), textarea").is_some();
        if key.ctrl_key() || key.alt_key() || key.meta_key() || is_typing {
            return;
        }
        match key.key().as_str() {
            "f" | "F" => set_projects.emit(!is_open),
            "Escape" if is_open => set_projects.emit(false),
            _ => {}
        }
    });
}

/// The choice between the parts of the page.
fn parts(shown: Part, on_change: &Callback<Change>) -> Html {
    let all = [
        (Part::Round, paper::round()),
        (Part::Standings, tournament::standings()),
        (Part::Players, tournament::players()),
    ];
    let choice = |(number, (part, name)): (usize, (Part, &'static str))| {
        html! {
            <Choice key={number} group="part" chosen={part == shown} on_choose={on_change.reform(move |_| Change::Show(part))}>
                { name }
            </Choice>
        }
    };
    html! { <Choices name={tournament::parts()}>{ for all.into_iter().enumerate().map(choice) }</Choices> }
}

fn part(state: &TournamentState, shown: &Rc<Tournament>, on_change: &Callback<Change>) -> Html {
    match state.part {
        Part::Round => html! {
            <>
                <RoundPart tournament={shown} round={state.round} {on_change} />
                if !shown.rounds().is_empty() {
                    <ResultForm {on_change} />
                }
            </>
        },
        Part::Standings => html! { <StandingsPart tournament={shown} /> },
        Part::Players => html! { <PlayersPart tournament={shown} {on_change} /> },
    }
}

fn refusal(state: &TournamentState) -> Html {
    html! { <p class="verdict wrong" role="alert">{ state.refusal.as_ref().map(sentence) }</p> }
}

/// The buttons that pair a round, take one back, and undo.
fn round_buttons(state: &TournamentState, shown: &Tournament, on_change: &Callback<Change>) -> Html {
    let paired = shown.rounds().len();
    html! {
        <p class="row ways">
            if paired < shown.planned_rounds() {
                <button class="button main" onclick={on_change.reform(|_| Change::Pair)}>
                    { tournament::pair_round(count(paired + 1)) }
                </button>
            } else if shown.is_over() {
                <strong>{ tournament::over() }</strong>
            }
            if paired > 0 {
                <button class="button" onclick={on_change.reform(|_| Change::Unpair)}>
                    { tournament::unpair_round(count(paired)) }
                </button>
            }
            if state.can_undo() {
                { undo_button(on_change) }
            }
        </p>
    }
}

fn undo_button(on_change: &Callback<Change>) -> Html {
    html! { <button class="button" onclick={on_change.reform(|_| Change::Undo)}>{ tournament::undo() }</button> }
}

/// What is printed: the pairings of the round that is shown, and the standings, each on a page of its own.
fn for_paper(shown: &Tournament, round: usize) -> Html {
    html! {
        <div class="on-paper" aria-hidden="true">
            if !shown.rounds().is_empty() {
                <section><h2>{ round_heading(shown, round) }</h2>{ pairing_tables(shown, round, 1) }</section>
            }
            <section><h2>{ tournament::standings() }</h2>{ standings_tables(shown, 1) }</section>
        </div>
    }
}
