//! A tournament that has begun.

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent, Properties, UseReducerHandle, component, html, use_state_eq};

use super::players_part::PlayersPart;
use super::projector::Projector;
use super::refusal::refusal;
use super::result_link::read_result;
use super::round_buttons::round_buttons;
use super::round_part::RoundPart;
use super::search::Search;
use super::search_form::SearchForm;
use super::sentences::entered;
use super::sheet_tables::for_paper;
use super::standings_part::StandingsPart;
use super::state::{Change, Part, TournamentState};
use super::use_projector_key::use_projector_key;
use crate::scene::Field;
use crate::tournament::Tournament;
use crate::ui::components::{FieldChoices, PasteForm, PrintButton};
use crate::ui::hooks::use_event_callback;
use crate::words::{paper, table, tournament};

/// The number of players up to which the lists are seen at a glance, and need no search.
const FEW: usize = 12;

/// Properties of [`RunningTournament`].
#[derive(Clone, PartialEq, Properties)]
pub struct RunningTournamentProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// The state of the page.
    pub state: UseReducerHandle<TournamentState>,
    /// Receives the changes.
    pub on_change: Callback<Change>,
    /// Called to remove the tournament.
    pub on_remove: Callback<MouseEvent>,
}

/// The rounds, the standings and the players of a tournament, and the buttons that run it.
#[component]
pub fn RunningTournament(props: &RunningTournamentProps) -> Html {
    let RunningTournamentProps { tournament, state, on_change, on_remove } = props;
    let search = use_state_eq(Search::default);
    let on_search = use_event_callback(search.setter(), |to: Search, search| search.set(to));
    let projects = use_state_eq(|| false);
    let set_projects = use_event_callback(projects.setter(), |on: bool, projects| projects.set(on));
    use_projector_key(*projects, &set_projects);
    html! {
        <>
            { parts(state.part, on_change) }
            if tournament.players().len() > FEW {
                <SearchForm search={(*search).clone()} sorts={state.part != Part::Round} {on_search} />
            }
            { part(state, tournament, &search, on_change) }
            { refusal(state, on_change) }
            <p role="status">{ state.entered.and_then(|game| entered(tournament, game)) }</p>
            { round_buttons(state, tournament, on_change) }
            <p class="row">
                <button class="button" onclick={set_projects.reform(|_| true)}>{ table::projector() }</button>
                <PrintButton />
                <button class="button" onclick={on_remove}>{ tournament::new_tournament() }</button>
            </p>
            { for_paper(tournament, state.round) }
            if *projects {
                <Projector {tournament} part={state.part} round={state.round} on_close={set_projects.reform(|()| false)} />
            }
        </>
    }
}

/// The choice between the parts of the page.
fn parts(shown: Part, on_change: &Callback<Change>) -> Html {
    let names = [paper::round(), tournament::standings(), tournament::players()];
    let chosen = Part::ALL.iter().position(|part| *part == shown).unwrap_or_default();
    let on_choose = on_change.reform(|(_, choice): (&'static str, usize)| Change::Show(Part::ALL[choice]));
    html! { <FieldChoices field={Field::plain("part", tournament::parts(), names, chosen)} {on_choose} /> }
}

fn part(state: &TournamentState, shown: &Rc<Tournament>, search: &Search, on_change: &Callback<Change>) -> Html {
    match state.part {
        Part::Round => html! {
            <>
                <RoundPart tournament={shown} round={state.round} search={search.clone()} {on_change} />
                if !shown.rounds().is_empty() {
                    <PasteForm
                        id="result-link"
                        label={tournament::result_link()}
                        button={table::enter_result()}
                        on_text={on_change.reform(|text: String| Change::Enter(read_result(&text)))}
                    />
                }
            </>
        },
        Part::Standings => html! { <StandingsPart tournament={shown} search={search.clone()} /> },
        Part::Players => html! { <PlayersPart tournament={shown} search={search.clone()} {on_change} /> },
    }
}
