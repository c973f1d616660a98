//! The page of a tournament.

use std::cell::RefCell;
use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::{Callback, Html, Properties, component, hook, html};

use super::begin_form::BeginForm;
use super::refusal::refusal;
use super::round_buttons::undo_button;
use super::running_tournament::RunningTournament;
use crate::pages::tournament::{
    Change, Effect, Kept, Saved, TournamentMachine, TournamentState, name_in_list, read_result, texts_of_question,
};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::tournament::ReadError;
use crate::ui::components::{Confirm, bar, text_file};
use crate::ui::date::day;
use crate::ui::hooks::{MachineHandle, use_effect_on, use_effects, use_event_callback, use_machine, use_window_event};
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::{table, tournament};

#[derive(Clone, PartialEq, Properties)]
pub struct TournamentPageProps {
    /// A match whose result is to be entered, as its link encodes it.
    pub result: Option<String>,
}

/// The page on which a tournament is begun and run. It is saved on the device after every change.
#[component]
pub fn TournamentPage(TournamentPageProps { result }: &TournamentPageProps) -> Html {
    let page = use_tournament();
    let (state, on_change) = (&page.view, &page.send);
    use_effect_on((result.clone(), on_change.clone()), |(result, on_change)| {
        if let Some(result) = result {
            on_change.emit(Change::Enter(read_result(result)));
            GamePage::Tournament.of(Damath::NAME).replace();
        }
    });
    let on_answer = use_event_callback(on_change.clone(), |yes, on_change| on_change.emit(Change::Answer(yes)));
    let question = state.question().map(|question| {
        let [question, meaning, yes] = texts_of_question(question);
        html! { <Confirm {question} {meaning} {yes} {on_answer} /> }
    });
    html! {
        <main class="page tournament">
            { bar(&GamePage::SetUp.of(Damath::NAME), table::tournament(), Html::default()) }
            if let Some(damaged) = state.damaged.clone() {
                <DamagedNotice {damaged} {on_change} />
                if state.refusal.is_some() {
                    { refusal(state, on_change) }
                }
            } else if let Some(tournament) = state.tournament.clone() {
                <RunningTournament {tournament} {state} {on_change} />
            } else {
                <BeginForm {on_change} />
                { refusal(state, on_change) }
                if state.can_undo() {
                    <p class="row">{ undo_button(on_change) }</p>
                }
            }
            { other_tournaments(state, on_change) }
            { for question }
        </main>
    }
}

/// Renders a list of the other tournaments, each as a button that opens it; nothing without any.
fn other_tournaments(state: &TournamentState, on_change: &Callback<Change>) -> Html {
    if state.others.is_empty() {
        return Html::default();
    }
    let button = |(index, text): (usize, &String)| {
        let onclick = on_change.reform(move |_| Change::Open(index));
        html! { <li key={index}><button class="button" {onclick}>{ name_in_list(text, day) }</button></li> }
    };
    html! {
        <section class="other-tournaments">
            <h2>{ tournament::others() }</h2>
            <ul>{ for state.others.iter().enumerate().map(button) }</ul>
        </section>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct DamagedNoticeProps {
    /// The saved text, and what is wrong with it.
    damaged: Rc<(String, ReadError)>,
    /// Receives the decision.
    on_change: Callback<Change>,
}

/// Says what can be read, and offers to go on with that, to save the text as a file, or to begin again.
#[component]
fn DamagedNotice(DamagedNoticeProps { damaged, on_change }: &DamagedNoticeProps) -> Html {
    let (text, error) = &**damaged;
    html! {
        <section class="notice" role="alert">
            <p>{ tournament::damaged(error.line) }</p>
            if let Some(kept) = &error.kept {
                <p>{ tournament::damaged_intact(kept.players().len(), kept.rounds().len()) }</p>
            }
            <p class="row">
                if error.kept.is_some() {
                    <button class="button main" onclick={on_change.reform(|_| Change::KeepWhole)}>{ tournament::continue_with_these() }</button>
                }
                { text_file("tournament.txt".into(), text) }
                <button class="button" onclick={on_change.reform(|_| Change::Remove)}>{ tournament::remove() }</button>
            </p>
        </section>
    }
}

/// Returns the page of the tournaments that are saved on the device.
#[hook]
fn use_tournament() -> MachineHandle<TournamentMachine> {
    let page = use_machine(|| Rc::new(RefCell::new(TournamentMachine::new(read()))));
    use_effects(&page, |_, Effect::Keep(kept, text)| match text {
        Some(text) => setting(kept).set(Damath::NAME, &text),
        None => setting(kept).remove(Damath::NAME),
    });
    let on_change = page.send.clone();
    // Another tab has saved.
    use_window_event("storage", move |event| {
        let key = event.dyn_ref::<StorageEvent>().and_then(StorageEvent::key);
        if key.is_some_and(|key| Kept::ALL.into_iter().any(|kept| setting(kept).has_key(Damath::NAME, &key))) {
            on_change.emit(Change::Reload(read()));
        }
    });
    page
}

/// The setting that keeps a text.
fn setting(kept: Kept) -> GameSetting {
    match kept {
        Kept::Others => GameSetting::OtherTournaments,
        Kept::Open => GameSetting::Tournament,
        Kept::UndoStack => GameSetting::TournamentUndo,
    }
}

/// Reads what the device keeps.
fn read() -> Saved {
    Saved::read(Kept::ALL.map(|kept| setting(kept).get(Damath::NAME)))
}
