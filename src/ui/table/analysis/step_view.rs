//! The step of which the analysis speaks.

use yew::{Callback, Html, html};

use super::better_button::better_button;
use super::comparison::Comparison;
use super::match_analysis::MatchAnalysis;
use crate::play::{Input, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::table;

/// Renders a step with its figure; for a costly one, also the better action, why it is better, and a button that plays
/// it.
pub fn step_view<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    step: usize,
    viewer: Seat,
    comparison: Option<&Comparison>,
    send: &Callback<Input<G>>,
) -> Html {
    html! {
        <>
            <p>
                <small>{ mover_and_number(view, analysed, step) }</small>
                { " " }
                <strong class={comparison.map(|_| "played")}>{ analysed.step_in_words(view, step, viewer) }</strong>
            </p>
            if let Some(better) = analysed.better(step) {
                { better_button(better, send) }
            }
            if let Some(comparison) = comparison {
                <p class="why">{ &comparison.better.text }</p>
            }
        </>
    }
}

/// Returns the number of the move to which a step belongs, and who made it.
pub fn mover_and_number<G: GameUi>(view: &TableView<G>, analysed: &MatchAnalysis<G>, step: usize) -> String {
    let place = analysed.way[step];
    let number = table::step_of(view.rows.number_of(&view.played, place), view.progress.last_number);
    match view.line_of(place).and_then(|line| line.seat) {
        Some(seat) => format!("{number} · {}", view.seating.name(seat)),
        None => number,
    }
}
