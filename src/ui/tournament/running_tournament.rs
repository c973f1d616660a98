//! A tournament that has begun.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use yew::{Callback, Html, KeyboardEvent, Properties, SubmitEvent, component, hook, html, use_state_eq};

use super::about_form::AboutForm;
use super::players_part::PlayersPart;
use super::projector::Projector;
use super::refusal::refusal;
use super::round_buttons::round_buttons;
use super::round_part::RoundPart;
use super::search_form::SearchForm;
use super::sheet_tables::lists_for_paper;
use super::standings_part::StandingsPart;
use crate::pages::tournament::{
    self as page, Change, Part, Search, TournamentState, cross_table as rows_of, entered, read_result, round_heading,
    standings_heading, title,
};
use crate::scene::Field;
use crate::tournament::{About, Pairing, Tournament, csv};
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

#[derive(Clone, PartialEq, Properties)]
struct AboutPartProps {
    /// What the tournament is called.
    about: About,
    /// Receives the change.
    on_change: Callback<Change>,
}

/// The fields, folded up, and the button that saves them.
#[component]
fn AboutPart(AboutPartProps { about, on_change }: &AboutPartProps) -> Html {
    let typed = use_state_eq(|| None::<About>);
    let on_input = callback(typed.setter(), |about, typed| typed.set(Some(about)));
    let onsubmit = callback((typed.clone(), on_change.clone()), |event: SubmitEvent, (typed, on_change)| {
        event.prevent_default();
        if let Some(about) = (**typed).clone() {
            on_change.emit(Change::Describe(about));
            typed.set(None);
        }
    });
    html! {
        <details>
            <summary>{ tournament::about() }</summary>
            <form {onsubmit}>
                <AboutForm about={(*typed).clone().unwrap_or_else(|| about.clone())} {on_input} />
                <button class="button">{ tournament::save_name() }</button>
            </form>
        </details>
    }
}

/// A kind of sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum PaperKind {
    /// The pairings of the round that is shown, and the standings.
    #[default]
    Lists,
    /// The cross table.
    CrossTable,
    /// A slip for each game of the round that is shown.
    Slips,
    /// A card for each table.
    Cards,
}

impl PaperKind {
    /// All kinds, in the order in which they are offered.
    const ALL: [Self; 4] = [Self::Lists, Self::CrossTable, Self::Slips, Self::Cards];

    /// Renders the sheets, which are seen on paper only.
    fn sheets(self, shown: &Tournament, round: usize) -> Html {
        let sheets = match self {
            Self::Lists => lists_for_paper(shown, round),
            Self::CrossTable => html! { <><p class="title">{ title(shown, day) }</p>{ cross_table(shown) }</> },
            Self::Slips => slips(shown, round),
            Self::Cards => cards(shown),
        };
        html! { <div class="on-paper" aria-hidden="true">{ sheets }</div> }
    }
}

/// Renders a slip for each game of a round, on which its result is written and signed.
fn slips(shown: &Tournament, round: usize) -> Html {
    let heads = format!("{} · {}", title(shown, day), round_heading(shown, round));
    let slip = |(number, pairing): (usize, &Pairing)| {
        let name = |player: usize| html! { <p class="player"><b>{ &shown.players()[player].name }</b><span class="box" /></p> };
        html! {
            <div key={number} class="slip">
                <p><small>{ heads.trim_start_matches(" · ") }</small></p>
                <h2>{ table::labelled(paper::table_number(), &(number + 1).to_string()) }</h2>
                <small>{ tournament::moves_first() }</small>
                { name(pairing.first) }
                <small>{ tournament::moves_second() }</small>
                { name(pairing.second) }
                <p class="signs"><span>{ tournament::signature() }</span><span>{ tournament::signature() }</span></p>
            </div>
        }
    };
    let pairings = shown.rounds().get(round).map(|round| round.pairings.as_slice()).unwrap_or_default();
    html! { <section class="slips">{ for pairings.iter().enumerate().map(slip) }</section> }
}

/// Renders a card for each table, with its number.
fn cards(shown: &Tournament) -> Html {
    let tables = shown.players().len() / 2;
    let card = |number: usize| html! { <div key={number} class="card"><small>{ paper::table_number() }</small><b>{ number }</b></div> };
    html! { <section class="slips">{ for (1..=tables).map(card) }</section> }
}

/// Renders a row per player in the order of the standings, with the opponent and the points of each round.
fn cross_table(shown: &Tournament) -> Html {
    let (rows, rounds) = (rows_of(shown), shown.rounds().len());
    let cells = |row: Vec<String>| {
        let sums = row.len() - 3;
        let class = move |at: usize| {
            if at == 1 {
                "name"
            } else if at >= sums {
                "count sum"
            } else {
                "count"
            }
        };
        row.into_iter().enumerate().map(move |(at, text)| html! { <td key={at} class={class(at)}>{ text }</td> })
    };
    html! {
        <section class="cross-table">
            <h2>{ standings_heading(shown) }</h2>
            <div class="tables scrolls" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <th class="count">{ tournament::line_number() }</th>
                            <th>{ tournament::name() }</th>
                            { for (1..=rounds).map(|round| html! { <th key={round} class="count">{ round }</th> }) }
                            <th class="count">{ tournament::points() }</th>
                            <th class="count">{ tournament::buchholz() }</th>
                            <th class="count">{ "#" }</th>
                        </tr>
                    </thead>
                    <tbody>{ for rows.into_iter().enumerate().map(|(key, row)| html! { <tr {key}>{ for cells(row) }</tr> }) }</tbody>
                </table>
            </div>
            <p><small>{ tournament::cross_table_about() }</small></p>
        </section>
    }
}
