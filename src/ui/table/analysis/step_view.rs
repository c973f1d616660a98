//! The step of which the analysis speaks.

use yew::{Callback, Html, html};

use super::better_button::better_button;
use super::comparison::Comparison;
use super::match_analysis::MatchAnalysis;
use crate::play::{Input, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::house;

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
    let number = view.rows.number_of(&view.played, analysed.way[step]);
    let mover = view.line_of(analysed.way[step]).and_then(|line| line.seat);
    html! {
        <>
            <p>
                <small>
                    { house::step_of(number, view.progress.last_number) }
                    if let Some(seat) = mover {
                        { " · " }{ view.seating.name(seat).to_owned() }
                    }
                </small>
                { " " }
                <strong class={comparison.map(|_| "played")}>{ analysed.step_in_words(view, step, viewer) }</strong>
            </p>
            if let Some(better) = analysed.better(&view.played, step) {
                { better_button(better, send) }
            }
            if let Some(comparison) = comparison {
                <p class="why">{ &comparison.better.text }</p>
            }
        </>
    }
}
