//! The list of moves that were not the best.

use std::collections::BinaryHeap;
use std::rc::Rc;

use yew::{Callback, Html, html};

use super::better_button::better_button;
use super::match_analysis::{MatchAnalysis, signed_amount};
use super::step_button::step_button;
use crate::play::{Input, TableView};
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Maximum number of moves in the list; the move list marks all.
const MOST: usize = 12;

/// Renders the moves that were not the best, the costliest first, each with the better action.
pub fn costly_moves<G: GameUi>(
    view: &Rc<TableView<G>>,
    analysed: &MatchAnalysis<G::Action>,
    on_show: &Callback<usize>,
    send: &Callback<Input<G>>,
) -> Html {
    let cost = |step: usize| analysed.judgement.steps()[step].cost;
    let costly = (0..analysed.way.len()).filter(|step| analysed.is_costly(view, *step));
    let costly: BinaryHeap<(i64, usize)> = costly.map(|step| (cost(step), step)).collect();
    let mut costly = costly.into_sorted_vec();
    costly.truncate(MOST);
    if costly.is_empty() {
        return html! { <p>{ analysis::none_costly() }</p> };
    }
    let row = |step: usize| {
        let line = view.line_of(analysed.way[step]);
        let better = analysed.better(&view.played, step);
        html! {
            <li key={step}>
                { step_button(step, line.as_ref(), &signed_amount(cost(step), analysed.percent), &view.seating, on_show) }
                if let Some(better) = better {
                    { better_button(better, send) }
                }
            </li>
        }
    };
    html! { <ol class="steps-of">{ for costly.into_iter().map(|(_, step)| row(step)) }</ol> }
}
