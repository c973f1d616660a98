//! The step of which the analysis speaks.

use yew::{Callback, Html, html};

use super::better_button::better_button;
use crate::play::{Comparison, Input, MatchAnalysis, Play, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders a step with its figure; for a costly one, also what it lost by, the better action, why it is better, a button
/// that plays it, and the best play after either.
pub fn step_view<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    step: usize,
    viewer: Seat,
    comparison: Option<&Comparison>,
    send: &Callback<Input<G>>,
) -> Html {
    let [after_chosen, after_better] = analysed.plays(view, step);
    html! {
        <>
            <p>
                <small>{ analysed.mover_and_number(view, step) }</small>
                { " " }
                <strong class={comparison.map(|_| "played")}>{ analysed.step_in_words(view, step, viewer) }</strong>
            </p>
            if let Some(loss) = analysed.loss(view, step) {
                <p class="loss">{ loss }</p>
            }
            { for after_chosen.iter().map(|play| best_play(play, send)) }
            if let Some(better) = analysed.better(step) {
                { better_button(better, send) }
            }
            if let Some(comparison) = comparison {
                <p class="why">{ &comparison.better.text }</p>
            }
            { for after_better.iter().map(|play| best_play(play, send)) }
        </>
    }
}

/// Renders the moves of a line, each as a button that plays the line up to it as a variation, and the outlook at its end.
fn best_play<G: GameUi>(play: &Play<G::Action>, send: &Callback<Input<G>>) -> Html {
    let button = |index: usize| {
        let (from, actions) = (play.from, play.actions[..=index].to_vec());
        let name = G::step_name(&play.actions[index]);
        let onclick = send.reform(move |_| Input::Branch { from, actions: actions.clone() });
        html! { <button key={index} class="button" {onclick}>{ name }</button> }
    };
    html! {
        <p class="best-play">
            <small>{ analysis::best_play() }</small>
            { for (play.chosen..play.actions.len()).map(button) }
            <span>{ &play.outlook }</span>
        </p>
    }
}
