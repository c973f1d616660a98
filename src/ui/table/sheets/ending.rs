//! The sheet at the end of a match.

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent, Properties, classes, component, html};

use super::Sheet;
use super::series::series;
use super::sum::tallies;
use super::throws::throws_verdict;
use crate::bots::Level;
use crate::pages::levels;
use crate::pages::rematch::other_level;
use crate::play::{TableView, day_line};
use crate::record::NodeId;
use crate::rules::{Outcome, Seat};
use crate::scene::{self, Ending as Told, EndingRow, PastAction, Seating};
use crate::store::Notes;
use crate::ui::boards::GameUi;
use crate::ui::components::{garland, swatch};
use crate::ui::date;
use crate::ui::routes::{GamePage, Route};
use crate::ui::table::clause_link::clause_link;
use crate::ui::table::curve::{Line, curve};
use crate::ui::table::hooks::LinkSender;
use crate::ui::table::link_text_area::link_text_area;
use crate::ui::table::match_link;
use crate::ui::table::send_link_button::send_link_button;
use crate::words::{all_of, analysis, table, throws};

#[derive(Clone, PartialEq, Properties)]
pub struct EndingProps<G: GameUi> {
    /// The notes of the match.
    pub notes: Rc<Notes>,
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The text about the end.
    pub ending: Told,
    /// The link of a match by link, if a player receives it from here.
    pub link_sender: Option<LinkSender>,
    /// Called to open another sheet, or to close this one.
    pub on_open: Callback<Option<Sheet>>,
    /// Called to start a rematch, with bots of another level if one is chosen.
    pub on_rematch: Callback<Option<Level>>,
    /// Called to show the analysis.
    pub on_analyse: Callback<MouseEvent>,
}

/// The end of a match: decoration, the score, highlights, the chart of the scores, and the next match.
#[component]
pub fn Ending<G: GameUi>(props: &EndingProps<G>) -> Html {
    let EndingProps { notes: saved, view, ending, link_sender, on_open, on_rematch, on_analyse } = props;
    // A link that has yet to be sent has the main button.
    let has_to_send = link_sender.as_ref().is_some_and(|sender| !sender.link.is_sent);
    let winners = winners(view);
    let seating = &view.seating;
    let row = |row: &EndingRow| score_row(row, seating);
    let notes = ending.notes.iter().map(|note| html! { <li key={note.as_str()}>{ note }</li> });
    let seats = view.played.state().seats();
    let other_level = other_level(&view.played).filter(|_| ending.one_sided);
    let open = |sheet: Option<Sheet>| on_open.reform(move |_| sheet);
    html! {
        <>
            { garland(&winners) }
            if let Some(LinkSender { link, area, .. }) = link_sender {
                <p>{ link.says() }</p>
                // The text can be selected for copying only if no overlay covers it.
                { link_text_area(area, match_link::address(view).unwrap_or_default()) }
            }
            if let Some((why, clause)) = &ending.why {
                <p>{ why }{ clause_link(Some(*clause), &on_open.reform(Some)) }</p>
            }
            <ol class="score">{ for ending.rows.iter().map(row) }</ol>
            if let Some(line) = day_line(&view.played, date::day) {
                <p>{ line }</p>
            }
            { series(saved, seats, &winners, seating) }
            if !ending.notes.is_empty() {
                <ul class="notes">{ for notes }</ul>
            }
            { throws_verdict(&view.played) }
            { tallies(view) }
            { curve(&scores(view), table::curve(&final_scores(&ending.rows, seating)).into(), seating, None) }
            <p class="row ways">
                if let Some(link_sender) = link_sender {
                    { send_link_button(link_sender) }
                }
                <button class={if has_to_send { "button" } else { "button main" }} onclick={on_rematch.reform(|_| None)}>{ table::next_match() }</button>
                { for other_level.map(|level| level_button(level, on_rematch)) }
                <button class="button" onclick={on_analyse}>{ analysis::analysis() }</button>
                <button class="button" onclick={open(Some(Sheet::Share))}>{ table::share() }</button>
                if G::DICE {
                    <button class="button" onclick={open(Some(Sheet::Throws))}>{ throws::throws() }</button>
                }
                <button class="button" onclick={open(None)}>{ table::see_board() }</button>
                <a class="button" href={GamePage::SetUp.of(G::NAME).href()}>{ table::players_and_options() }</a>
                <a class="button" href={Route::Home.href()}>{ table::home() }</a>
            </p>
        </>
    }
}

/// Renders the button that starts the next match against bots of another level.
fn level_button(level: Level, on_rematch: &Callback<Option<Level>>) -> Html {
    let words = table::labelled(table::next_match(), levels::bot_name(level));
    html! { <button class="button" onclick={on_rematch.reform(move |_| Some(level))}>{ words }</button> }
}

/// Returns the text about the end of a match, if it is over.
pub fn ending<G: GameUi>(view: &TableView<G>) -> Option<Told> {
    let happened =
        view.played.steps().map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
    view.played.state().ending(happened, &view.seating)
}

/// Returns the looks of the winners.
pub fn winners<G: GameUi>(view: &TableView<G>) -> Vec<u8> {
    let outcome = view.played.state().outcome();
    outcome.iter().flat_map(Outcome::winners).map(|seat| view.seating.look(seat)).collect()
}

/// Formats the final scores as a list: `Ada 46 and Ben 24`.
fn final_scores(rows: &[EndingRow], seating: &Seating) -> String {
    all_of(rows.iter().map(|row| format!("{} {}", seating.name(row.seat), row.score)))
}

/// Returns the scores of each seat over the match.
fn scores<G: GameUi>(view: &TableView<G>) -> Vec<Line> {
    let start = view.played.state_at(NodeId::START).clone();
    let scores = scene::curve(start, view.played.steps().map(|step| &step.action));
    Seat::all(Seat::MOST).zip(scores).map(|(seat, values)| Line { seat, values }).collect()
}

/// Renders a player's place and score.
fn score_row(row: &EndingRow, seating: &Seating) -> Html {
    let look = seating.look(row.seat);
    html! {
        <li key={row.seat.index()} class={classes!(format!("look-{look}"), (row.place == 1).then_some("first"))}>
            { swatch(look) }
            <b>{ seating.name(row.seat).to_owned() }</b>
            <em>{ row.note.as_deref() }</em>
            <strong>{ &row.score }</strong>
            <small>{ &row.details }</small>
        </li>
    }
}
