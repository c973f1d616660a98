//! The list of what mattered most in a match.

use yew::{Callback, Html, html};

use super::match_analysis::MatchAnalysis;
use crate::play::{Input, ReviewInput, TableView};
use crate::rules::Seat;
use crate::ui::boards::GameUi;
use crate::words::analysis;

/// Renders the throws and choices that mattered most to a player, each with the number of its move, as a button that shows
/// its place.
pub fn moments<G: GameUi>(
    view: &TableView<G>,
    analysed: &MatchAnalysis<G>,
    seat: Seat,
    send: &Callback<Input<G>>,
) -> Html {
    let moments = analysed.judgement.moments(seat);
    let button = |step: usize| {
        let place = analysed.place_of(view, step);
        let onclick = send.reform(move |_| Input::Review(ReviewInput::GoTo(place)));
        let number = view.rows.number_of(&view.played, analysed.way[step]);
        let words = analysed.step_in_words(view, step, seat)?;
        Some(html! {
            <button key={step} class="button" {onclick}><small>{ number }</small>{ " " }{ words }</button>
        })
    };
    if moments.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h3>{ analysis::moments(view.seating.to_viewer().who(seat)) }</h3>
            <p class="row">{ for moments.into_iter().filter_map(button) }</p>
        </>
    }
}
