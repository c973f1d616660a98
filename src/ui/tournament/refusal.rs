//! The reason why the last change was refused.

use yew::{Callback, Html, html};

use crate::pages::tournament::{Change, Refusal, ResultPlace, TournamentState, pair_result, place_button, sentence};
use crate::tournament::{Outcome, TournamentError};
use crate::ui::date::day;

/// Renders the reason why the last change was refused; empty if it was not. If a match may have been one of several games,
/// a button for each of these enters its result there.
pub fn refusal(state: &TournamentState, on_change: &Callback<Change>) -> Html {
    let button = |words: Option<String>, change: Change| {
        let (words, onclick) = (words?, on_change.reform(move |_| change.clone()));
        Some(html! { <button key={words.clone()} class="button" {onclick}>{ words }</button> })
    };
    let pair = |&(round, table, outcome): &(usize, usize, Outcome)| {
        let words = pair_result(state.tournament.as_ref()?, (round, table), outcome);
        button(words, Change::SetOutcome(round, table, Some(outcome)))
    };
    let place = |place: &ResultPlace| button(place_button(place, day), Change::EnterAt(place.clone()));
    let buttons: Vec<Html> = match &state.refusal {
        Some(Refusal::Tournament(TournamentError::SeveralPairs(pairs))) => pairs.iter().filter_map(pair).collect(),
        Some(Refusal::Places(places)) => places.places.iter().filter_map(place).collect(),
        _ => Vec::new(),
    };
    html! {
        <>
            <p class="verdict wrong" role="alert">{ state.refusal.as_ref().map(|refusal| sentence(refusal, day)) }</p>
            if !buttons.is_empty() {
                <p class="row">{ for buttons }</p>
            }
        </>
    }
}
