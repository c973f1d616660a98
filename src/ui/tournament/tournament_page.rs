//! The page of a tournament.

use yew::{Html, Properties, component, html, use_state_eq};

use super::begin_form::BeginForm;
use super::damaged_notice::DamagedNotice;
use super::refusal::refusal;
use super::result_link::read_result;
use super::round_buttons::undo_button;
use super::running_tournament::RunningTournament;
use super::state::Change;
use super::use_tournament::use_tournament;
use crate::rules::Game;
use crate::rules::damath::Damath;
use crate::ui::callback::callback;
use crate::ui::components::{Confirm, bar};
use crate::ui::hooks::use_effect_on;
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
    let removes = use_state_eq(|| false);
    let on_remove = callback(removes.setter(), |_, removes| removes.set(true));
    let on_answer = callback((removes.setter(), on_change.clone()), |yes, (removes, on_change)| {
        removes.set(false);
        if yes {
            on_change.emit(Change::Remove);
        }
    });
    html! {
        <main class="page tournament">
            { bar(&GamePage::SetUp.of(Damath::NAME), table::tournament(), Html::default()) }
            if let Some(damaged) = state.damaged.clone() {
                <DamagedNotice {damaged} on_change={&on_change} />
            } else if let Some(tournament) = state.tournament.clone() {
                <RunningTournament {tournament} state={state.clone()} on_change={&on_change} {on_remove} />
            } else {
                <BeginForm on_change={&on_change} />
                { refusal(&state, &on_change) }
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
