//! The list of the simultaneous phases of a match.

use yew::{Callback, Html, html};

use super::match_analysis::MatchAnalysis;
use crate::play::{Input, ReviewInput, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders the simultaneous phases of a match with what each gave to a player or took, each with the number of its
/// move, as a button that shows its outcome. What would have been better by what was felt is told to the only person at
/// this device.
pub fn simultaneous_phases<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    seat: Seat,
    send: &Callback<Input<G>>,
) -> Html {
    let button = |(step, change): (usize, i64)| {
        let place = analysed.way[step];
        let onclick = send.reform(move |_| Input::Review(ReviewInput::GoTo(place)));
        let number = view.rows.number_of(&view.played, place);
        let words = analysed.simultaneous_in_words(view, step, change)?;
        let own = view.seating.viewer.filter(|viewer| *viewer == seat);
        let better = own.map(|seat| analysed.hidden_in_words(step, seat)).unwrap_or_default();
        Some(html! {
            <button key={step} class="button" {onclick}>
                <small>{ number }</small>{ " " }{ words }
                { for better.into_iter().map(|better| html! { <small>{ " " }{ better }</small> }) }
            </button>
        })
    };
    html! {
        <>
            <h3>{ analysis::simultaneous_phases(view.seating.to_viewer().who(seat)) }</h3>
            <p class="row">{ for analysed.judgement.simultaneous_phases(seat).into_iter().filter_map(button) }</p>
        </>
    }
}
