//! The lists of the costliest choices of a match, and of what else mattered most.

use yew::{Callback, Html, html};

use super::match_analysis::MatchAnalysis;
use crate::play::{Input, ReviewInput, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders the costliest choices of a player, the costliest first, and then the throws and choices that mattered most besides,
/// in their order: each with the number of its move, as a button that shows its place.
pub fn moments<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    seat: Seat,
    send: &Callback<Input<G>>,
) -> Html {
    let costliest = analysed.judgement.costliest(seat);
    let mut moments = analysed.judgement.moments(seat);
    moments.retain(|step| !costliest.contains(step));
    let button = |step: usize| {
        let place = analysed.place_of(view, step);
        let onclick = send.reform(move |_| Input::Review(ReviewInput::GoTo(place)));
        let number = view.rows.number_of(&view.played, analysed.way[step]);
        let words = analysed.step_in_words(view, step, seat)?;
        let mark = analysed.fault(step).map(|fault| {
            html! { <>{ " " }<span class="fault" aria-label={fault.says}>{ fault.sign }</span></> }
        });
        Some(html! {
            <button key={step} class="button" {onclick}><small>{ number }</small>{ " " }{ words }{ mark }</button>
        })
    };
    let list = |title: String, steps: Vec<usize>| {
        let buttons = steps.into_iter().filter_map(button);
        html! { <><h3>{ title }</h3><p class="row">{ for buttons }</p></> }
    };
    let who = || view.seating.to_viewer();
    html! {
        <>
            if !costliest.is_empty() {
                { list(analysis::costliest(who().who(seat)), costliest) }
            }
            if !moments.is_empty() {
                { list(analysis::moments(who().who(seat)), moments) }
            }
        </>
    }
}
