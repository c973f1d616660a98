//! The reason why the last change was refused.

use yew::{Html, html};

use super::sentences::sentence;
use super::state::TournamentState;

/// Renders the reason why the last change was refused; empty if it was not.
pub fn refusal(state: &TournamentState) -> Html {
    html! { <p class="verdict wrong" role="alert">{ state.refusal.as_ref().map(sentence) }</p> }
}
