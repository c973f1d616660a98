//! The end of a match.

use std::rc::Rc;

use yew::{Callback, Html, MouseEvent, NodeRef, Properties, component, html};

use super::Sheet;
use super::score_row::score_row;
use super::series::series;
use super::sum::tallies;
use super::throws::promise;
use crate::play::TableView;
use crate::record::Place;
use crate::rules::Outcome;
use crate::scene::{self, Ending as Told, EndingRow, PastAction, Seating};
use crate::store::Notes;
use crate::ui::boards::Shown;
use crate::ui::components::feast;
use crate::ui::context::use_language;
use crate::ui::routes::Route;
use crate::ui::table::clause_link::clause_link;
use crate::ui::table::curve::curve;
use crate::ui::table::pass_text::pass_text;
use crate::ui::table::passing;
use crate::words::{all_of, analysis, house, throws};

/// Properties of [`Ending`].
#[derive(Clone, PartialEq, Properties)]
pub struct EndingProps<G: Shown> {
    /// What is saved beside the match.
    pub notes: Rc<Notes>,
    /// The view of the sitting.
    pub view: Rc<TableView<G>>,
    /// The end in words.
    pub ending: Told,
    /// What sends the link of a match by link, with what is said of that.
    pub pass: Option<(String, Html)>,
    /// The text area from which the link is copied, which has to be where nothing lies over it.
    pub area: NodeRef,
    /// Whether the link has yet to be sent: that comes first then.
    pub has_to_pass: bool,
    /// Another sheet is to be opened, or none.
    pub on_open: Callback<Option<Sheet>>,
    /// The same players want another match.
    pub on_rematch: Callback<MouseEvent>,
    /// The analysis is wanted.
    pub on_analyse: Callback<MouseEvent>,
}

/// The end of a match: a small feast, the score, what is worth telling, the course of the scores, and the next match.
#[component]
pub fn Ending<G: Shown>(props: &EndingProps<G>) -> Html {
    use_language();
    let EndingProps { notes: saved, view, ending, pass, area, has_to_pass, on_open, on_rematch, on_analyse } = props;
    let winners = winners(view);
    let seating = &view.seating;
    let row = |row: &EndingRow| score_row(row, seating);
    let notes = ending.notes.iter().map(|note| html! { <li key={note.as_str()}>{ note }</li> });
    let seats = view.played.state().seats();
    let open = |sheet: Option<Sheet>| on_open.reform(move |_| sheet);
    html! {
        <>
            { feast(&winners) }
            if let Some((says, _)) = pass {
                <p>{ says }</p>
                { pass_text(area, passing::address(view).unwrap_or_default()) }
            }
            if let Some((why, clause)) = &ending.why {
                <p>{ why }{ clause_link(Some(*clause), &on_open.reform(Some)) }</p>
            }
            <ol class="score">{ for ending.rows.iter().map(row) }</ol>
            { series(saved, seats, &winners, seating) }
            if !ending.notes.is_empty() {
                <ul class="notes">{ for notes }</ul>
            }
            { promise(&view.played) }
            { tallies(view) }
            { curve(&scores(view), house::curve(&final_scores(&ending.rows, seating)).into(), seating, None) }
            <p class="row ways">
                if let Some((_, button)) = pass {
                    { button.clone() }
                }
                <button class={if *has_to_pass { "button" } else { "button main" }} onclick={on_rematch}>{ house::next_match() }</button>
                <button class="button" onclick={on_analyse}>{ analysis::analysis() }</button>
                <button class="button" onclick={open(Some(Sheet::Share))}>{ house::share() }</button>
                if G::THROWS {
                    <button class="button" onclick={open(Some(Sheet::Throws))}>{ throws::throws() }</button>
                }
                <button class="button" onclick={open(None)}>{ house::see_board() }</button>
                <a class="button" href={Route::set_up(G::NAME).href()}>{ house::change_something() }</a>
                <a class="button" href="#/">{ house::home() }</a>
            </p>
        </>
    }
}

/// The end of a match in words, once it is over.
pub fn ending<G: Shown>(view: &TableView<G>) -> Option<Told> {
    let happened =
        view.played.steps().map(|step| PastAction { actor: step.actor, action: &step.action, event: &step.event });
    view.played.state().ending(happened, &view.seating)
}

/// The looks of those in the first place.
pub fn winners<G: Shown>(view: &TableView<G>) -> Vec<u8> {
    let outcome = view.played.state().outcome();
    outcome.iter().flat_map(Outcome::winners).map(|seat| view.seating.look(seat)).collect()
}

/// The scores at the end, as a list: `Ada 46 and Ben 24`.
fn final_scores(rows: &[EndingRow], seating: &Seating) -> String {
    all_of(rows.iter().map(|row| format!("{} {}", seating.name(row.seat), row.score)))
}

/// The course of the scores.
fn scores<G: Shown>(view: &TableView<G>) -> Vec<Vec<i64>> {
    let start = view.played.state_at(Place::START).clone();
    scene::curve(start, view.played.steps().map(|step| &step.action))
}
