//! The page of a tournament.

use yew::{Callback, Html, Properties, UseReducerHandle, UseStateSetter, component, html, use_state};

use super::begin_form::BeginForm;
use super::damaged_notice::DamagedNotice;
use super::other_tournaments::other_tournaments;
use super::refusal::refusal;
use super::result_link::read_result;
use super::round_buttons::undo_button;
use super::running_tournament::RunningTournament;
use super::state::{Change, Question, TournamentState};
use super::use_tournament::use_tournament;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::ui::components::{Confirm, bar};
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::ui::routes::GamePage;
use crate::words::{table, tournament};

/// Properties of [`TournamentPage`].
#[derive(Clone, PartialEq, Properties)]
pub struct TournamentPageProps {
    /// A match whose result is to be entered, as its link encodes it.
    pub result: Option<String>,
}

/// The page on which a tournament is begun and run. It is saved on the device after every change.
#[component]
pub fn TournamentPage(TournamentPageProps { result }: &TournamentPageProps) -> Html {
    let (state, on_change) = use_tournament();
    use_effect_on((result.clone(), on_change.clone()), |(result, on_change)| {
        if let Some(result) = result {
            on_change.emit(Change::Enter(read_result(result)));
            GamePage::Tournament.of(Damath::NAME).replace();
        }
    });
    let asked = use_state(|| None::<Change>);
    // What is easily done by mistake is asked about first.
    let on_request = use_event_callback((state.clone(), on_change.clone(), asked.setter()), request);
    let on_answer =
        use_event_callback(((*asked).clone(), on_change, asked.setter()), |yes: bool, (change, on_change, asked)| {
            asked.set(None);
            if let Some(change) = change.clone().filter(|_| yes) {
                on_change.emit(change);
            }
        });
    let question = asked.as_ref().and_then(|change| state.question(change));
    let on_change = on_request;
    html! {
        <main class="page tournament">
            { bar(&GamePage::SetUp.of(Damath::NAME), table::tournament(), Html::default()) }
            if let Some(damaged) = state.damaged.clone() {
                <DamagedNotice {damaged} on_change={&on_change} />
            } else if let Some(tournament) = state.tournament.clone() {
                <RunningTournament {tournament} state={state.clone()} on_change={&on_change} />
            } else {
                <BeginForm on_change={&on_change} />
                { refusal(&state, &on_change) }
                if state.can_undo() {
                    <p class="row">{ undo_button(&on_change) }</p>
                }
            }
            { other_tournaments(&state, &on_change) }
            { for question.map(|question| confirm(question, on_answer)) }
        </main>
    }
}

/// Makes a change, or asks about it first.
fn request(
    change: Change,
    (state, on_change, asked): &(UseReducerHandle<TournamentState>, Callback<Change>, UseStateSetter<Option<Change>>),
) {
    if state.question(&change).is_some() {
        asked.set(Some(change));
    } else {
        on_change.emit(change);
    }
}

/// Renders a question.
fn confirm(question: Question, on_answer: Callback<bool>) -> Html {
    let (question, meaning, yes) = match question {
        Question::OldRound(round) => (
            tournament::old_question(round + 1),
            tournament::old_meaning().to_owned(),
            tournament::old_yes().to_owned(),
        ),
        Question::Unpair(round, results) => {
            let yes = tournament::unpair_round(round + 1);
            (tournament::unpair_question(round + 1), tournament::unpair_meaning(results), yes)
        }
        Question::Remove => (
            tournament::remove_question().to_owned(),
            tournament::remove_meaning().to_owned(),
            tournament::remove().to_owned(),
        ),
    };
    html! { <Confirm {question} {meaning} {yes} {on_answer} /> }
}
