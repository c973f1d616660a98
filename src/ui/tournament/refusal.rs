//! The reason why the last change was refused.

use yew::{Callback, Html, html};

use super::sentences::{score, sentence};
use super::state::{Change, Refusal, TournamentState};
use crate::tournament::{Outcome, TournamentError};
use crate::words::tournament;

/// Renders the reason why the last change was refused; empty if it was not. If the names of a match fit several pairs, a button
/// for each of these enters its result there.
pub fn refusal(state: &TournamentState, on_change: &Callback<Change>) -> Html {
    let pairs = match &state.refusal {
        Some(Refusal::Tournament(TournamentError::SeveralPairs(pairs))) => pairs.as_slice(),
        _ => &[],
    };
    let pair = |&(round, table, outcome): &(usize, usize, Outcome)| {
        let shown = state.tournament.as_ref()?;
        let pairing = shown.rounds().get(round)?.pairings.get(table)?;
        let [first, second] = [pairing.first, pairing.second].map(|player| &shown.players()[player].name);
        let words = tournament::pair_result(first, score(Some(outcome)), second, round + 1);
        let onclick = on_change.reform(move |_| Change::SetOutcome(round, table, Some(outcome)));
        Some(html! { <button key={words.clone()} class="button" {onclick}>{ words }</button> })
    };
    html! {
        <>
            <p class="verdict wrong" role="alert">{ state.refusal.as_ref().map(sentence) }</p>
            if !pairs.is_empty() {
                <p class="row">{ for pairs.iter().filter_map(pair) }</p>
            }
        </>
    }
}
