//! The games of a round, whose results are entered by one tap.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::game_row::GameRow;
use crate::pages::tournament::{Change, Search, round_heading, round_notes};
use crate::tournament::{Pairing, Tournament};
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct RoundPartProps {
    pub tournament: Rc<Tournament>,
    /// The round, from zero.
    pub round: usize,
    /// The search: games of the players that it finds are shown.
    pub search: Search,
    /// Receives the results.
    pub on_change: Callback<Change>,
}

/// A round: who moves first is on the left. A tap on a name makes that player win; another one removes the result.
#[component]
pub fn RoundPart(RoundPartProps { tournament, round, search, on_change }: &RoundPartProps) -> Html {
    let number = *round;
    let Some(round) = tournament.rounds().get(number) else {
        return html! { <p>{ tournament::not_begun() }</p> };
    };
    let heading = round_heading(tournament, number);
    let go_to = |to: Option<usize>, name: &'static str, sign: &'static str| {
        let to = to.filter(|to| *to < tournament.rounds().len());
        let onclick = on_change.reform(move |_| Change::ShowRound(to.unwrap_or(number)));
        html! { <button class="icon" aria-label={name} disabled={to.is_none()} {onclick}>{ sign }</button> }
    };
    let game = |(table, pairing): (usize, &Pairing)| {
        let names = [pairing.first, pairing.second].map(|player| tournament.players()[player].name.clone());
        html! { <GameRow key={table} round={number} {table} pairing={*pairing} {names} {on_change} /> }
    };
    let is_found = |(_, pairing): &(usize, &Pairing)| {
        [pairing.first, pairing.second].iter().any(|player| search.finds(tournament, *player))
    };
    html! {
        <section class="round" aria-label={heading.clone()}>
            <header>
                { go_to(number.checked_sub(1), tournament::previous_round(), "‹") }
                <h2>{ heading }</h2>
                { go_to(Some(number + 1), tournament::next_round(), "›") }
            </header>
            <p class="heads" aria-hidden="true">
                <span>{ tournament::moves_first() }</span>
                <span>{ tournament::moves_second() }</span>
            </p>
            <ol class="games-of-round">{ for round.pairings.iter().enumerate().filter(is_found).map(game) }</ol>
            { for round_notes(tournament, number).into_iter().map(|note| html! { <p key={note.clone()}>{ note }</p> }) }
        </section>
    }
}
