//! The other tournaments of the device.

use yew::{Callback, Html, html};

use super::state::{Change, TournamentState};
use crate::tournament::Tournament;
use crate::words::tournament;

/// Renders a list of the other tournaments, each as a button that opens it; nothing without any.
pub fn other_tournaments(state: &TournamentState, on_change: &Callback<Change>) -> Html {
    if state.others.is_empty() {
        return Html::default();
    }
    let button = |(index, text): (usize, &String)| {
        let onclick = on_change.reform(move |_| Change::Open(index));
        html! { <li key={index}><button class="button" {onclick}>{ name(text) }</button></li> }
    };
    html! {
        <section class="other-tournaments">
            <h2>{ tournament::others() }</h2>
            <ul>{ for state.others.iter().enumerate().map(button) }</ul>
        </section>
    }
}

/// Returns the title of a tournament, or else some of its players.
fn name(text: &str) -> String {
    let Ok(other) = text.parse::<Tournament>() else { return tournament::damaged_other().into() };
    let texts = other.about().texts();
    if texts.is_empty() {
        let first = other.players().first().map(|player| player.name.as_str()).unwrap_or_default();
        tournament::untitled(first, other.players().len() - 1)
    } else {
        texts.join(" · ")
    }
}
