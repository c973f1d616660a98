//! The buttons that pair rounds, take them back, and undo.

use yew::{Callback, Html, html};

use crate::pages::tournament::{Change, TournamentState};
use crate::tournament::Tournament;
use crate::words::tournament;

/// The buttons that pair a round, take one back, and undo.
pub fn round_buttons(state: &TournamentState, shown: &Tournament, on_change: &Callback<Change>) -> Html {
    let paired = shown.rounds().len();
    html! {
        <p class="row ways">
            if paired < shown.planned_rounds() {
                <button class="button main" onclick={on_change.reform(|_| Change::Pair)}>
                    { tournament::pair_round(paired + 1) }
                </button>
            } else if shown.is_over() {
                <strong>{ tournament::over() }</strong>
            }
            if paired > 0 {
                <button class="button" onclick={on_change.reform(|_| Change::Unpair)}>
                    { tournament::unpair_round(paired) }
                </button>
            }
            if state.can_undo() {
                { undo_button(on_change) }
            }
        </p>
    }
}

/// The button that undoes the last change.
pub fn undo_button(on_change: &Callback<Change>) -> Html {
    html! { <button class="button" onclick={on_change.reform(|_| Change::Undo)}>{ tournament::undo() }</button> }
}
