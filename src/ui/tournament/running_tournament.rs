//! A tournament that has begun.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::{Callback, Html, KeyboardEvent, Properties, component, hook, html, use_state_eq};

use super::about_part::AboutPart;
use super::cross_table::cross_table;
use super::paper_kind::PaperKind;
use super::players_part::PlayersPart;
use super::projector::Projector;
use super::refusal::refusal;
use super::round_buttons::round_buttons;
use super::round_part::RoundPart;
use super::search_form::SearchForm;
use super::standings_part::StandingsPart;
use crate::pages::tournament::{self as page, Change, Part, Search, TournamentState, entered, read_result};
use crate::scene::Field;
use crate::tournament::{Tournament, csv};
use crate::ui::callback::callback;
use crate::ui::components::{FieldChoices, PasteForm, PrintButton, file_link};
use crate::ui::date::day;
use crate::ui::grid::closest;
use crate::ui::hooks::{use_event_callback, use_window_event};
use crate::ui::shortcut::shortcut_of;
use crate::words::{paper, table, tournament};

/// The number of players up to which the lists are seen at a glance, and need no search.
const FEW: usize = 12;

#[derive(Clone, PartialEq, Properties)]
pub struct RunningTournamentProps {
    pub tournament: Rc<Tournament>,
    /// The state of the page.
    pub state: Rc<TournamentState>,
    /// Receives the changes.
    pub on_change: Callback<Change>,
}

/// The rounds, the standings and the players of a tournament, and the buttons that run it.
#[component]
pub fn RunningTournament(props: &RunningTournamentProps) -> Html {
    let RunningTournamentProps { tournament, state, on_change } = props;
    let paper_kind = use_state_eq(PaperKind::default);
    let on_paper_kind =
        callback(paper_kind.setter(), |(_, choice): (&'static str, usize), kind| kind.set(PaperKind::ALL[choice]));
    let title = page::title(tournament, day);
    let search = use_state_eq(Search::default);
    let on_search = use_event_callback(search.setter(), |to: Search, search| search.set(to));
    let projects = use_state_eq(|| false);
    let set_projects = use_event_callback(projects.setter(), |on: bool, projects| projects.set(on));
    use_projector_key(*projects, &set_projects);
    html! {
        <>
            if !title.is_empty() {
                <p class="title">{ title }</p>
            }
            { parts(state.part, on_change) }
            if tournament.players().len() > FEW && state.part != Part::CrossTable {
                <SearchForm search={(*search).clone()} sorts={state.part != Part::Round} {on_search} />
            }
            { part(state, tournament, &search, on_change) }
            { refusal(state, on_change) }
            <p role="status">{ entered(state, day) }</p>
            { round_buttons(state, tournament, on_change) }
            <p class="row">
                <button class="button" onclick={set_projects.reform(|_| true)}>{ table::projector() }</button>
                { spreadsheets(tournament) }
            </p>
            <details>
                <summary>{ tournament::on_paper() }</summary>
                <FieldChoices field={paper_field(*paper_kind)} on_choose={on_paper_kind} />
                <p class="row"><PrintButton /></p>
            </details>
            <p class="row">
                <button class="button" onclick={on_change.reform(|_| Change::PutAway)}>{ tournament::new_tournament() }</button>
                <button class="button" onclick={on_change.reform(|_| Change::Remove)}>{ tournament::remove() }</button>
            </p>
            { paper_kind.sheets(tournament, state.round) }
            if *projects {
                <Projector {tournament} part={state.part} round={state.round} on_close={set_projects.reform(|()| false)} />
            }
        </>
    }
}

/// The choice between the parts of the page.
fn parts(shown: Part, on_change: &Callback<Change>) -> Html {
    let names = [paper::round(), tournament::standings(), tournament::cross_table(), tournament::players()];
    let chosen = Part::ALL.iter().position(|part| *part == shown).unwrap_or_default();
    let on_choose = on_change.reform(|(_, choice): (&'static str, usize)| Change::Show(Part::ALL[choice]));
    html! { <FieldChoices field={Field::plain("part", tournament::parts(), names, chosen)} {on_choose} /> }
}

/// The choice of what is printed.
fn paper_field(chosen: PaperKind) -> Field {
    let names =
        [tournament::paper_lists(), tournament::cross_table(), tournament::paper_slips(), tournament::paper_cards()];
    let chosen = PaperKind::ALL.iter().position(|kind| *kind == chosen).unwrap_or_default();
    Field::plain("paper", tournament::on_paper(), names, chosen)
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
        Part::CrossTable => cross_table(shown),
        Part::Players => html! {
            <>
                <PlayersPart tournament={shown} search={search.clone()} {on_change} />
                <AboutPart about={shown.about().clone()} {on_change} />
            </>
        },
    }
}

/// Renders links that save the pairings of all rounds, and the standings with their rounds.
fn spreadsheets(shown: &Tournament) -> Html {
    let link = |name: &'static str, words: &'static str, rows: Vec<Vec<String>>| {
        file_link(name.into(), "text/csv", &csv(&rows), words)
    };
    html! {
        <>
            if !shown.rounds().is_empty() {
                { link("pairings.csv", tournament::csv_pairings(), page::pairings(shown, day)) }
            }
            { link("standings.csv", tournament::csv_standings(), page::standings(shown, day)) }
        </>
    }
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
        match shortcut_of(key).as_str() {
            "f" => set_projects.emit(!is_open),
            "Escape" if is_open => set_projects.emit(false),
            _ => {}
        }
    });
}
