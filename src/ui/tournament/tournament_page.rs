//! The page of a tournament.

use yew::{Callback, Html, Properties, component, html};

use super::begin_form::BeginForm;
use super::damaged_notice::DamagedNotice;
use super::refusal::refusal;
use super::round_buttons::undo_button;
use super::running_tournament::RunningTournament;
use super::use_tournament::use_tournament;
use crate::pages::tournament::{Change, TournamentState, name_in_list, read_result, texts_of_question};
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::ui::components::{Confirm, bar};
use crate::ui::date::day;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::GamePage;
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
