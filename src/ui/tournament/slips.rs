//! Result slips and table cards, to be cut from paper.

use yew::{Html, html};

use super::heading;
use crate::tournament::{Pairing, Tournament};
use crate::words::{paper, table, tournament};

/// Renders a slip for each game of a round, on which its result is written and signed.
pub fn slips(shown: &Tournament, round: usize) -> Html {
    let heads = format!("{} · {}", heading::title(shown), heading::of_round(shown, round));
    let slip = |(number, pairing): (usize, &Pairing)| {
        let name = |player: usize| html! { <p class="player"><b>{ &shown.players()[player].name }</b><span class="box" /></p> };
        html! {
            <div key={number} class="slip">
                <p><small>{ heads.trim_start_matches(" · ") }</small></p>
                <h2>{ table::labelled(paper::table_number(), &(number + 1).to_string()) }</h2>
                <small>{ tournament::moves_first() }</small>
                { name(pairing.first) }
                <small>{ tournament::moves_second() }</small>
                { name(pairing.second) }
                <p class="signs"><span>{ tournament::signature() }</span><span>{ tournament::signature() }</span></p>
            </div>
        }
    };
    let pairings = shown.rounds().get(round).map(|round| round.pairings.as_slice()).unwrap_or_default();
    html! { <section class="slips">{ for pairings.iter().enumerate().map(slip) }</section> }
}

/// Renders a card for each table, with its number.
pub fn cards(shown: &Tournament) -> Html {
    let tables = shown.players().len() / 2;
    let card = |number: usize| html! { <div key={number} class="card"><small>{ paper::table_number() }</small><b>{ number }</b></div> };
    html! { <section class="slips">{ for (1..=tables).map(card) }</section> }
}
