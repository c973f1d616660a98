//! The standings.

use std::rc::Rc;

use yew::{Html, Properties, component, html, use_state_eq};

use super::opened_standing::opened_standing;
use super::sheet_tables::{standing_cells, standings_head};
use crate::pages::tournament::{Search, standings_heading};
use crate::tournament::{Standing, Tournament};
use crate::ui::callback::callback;
use crate::words::tournament;

#[derive(Clone, PartialEq, Properties)]
pub struct StandingsPartProps {
    pub tournament: Rc<Tournament>,
    pub search: Search,
}

/// The table of the standings, and how it is ordered. A press on a name opens what each round has brought to the player.
#[component]
pub fn StandingsPart(StandingsPartProps { tournament, search }: &StandingsPartProps) -> Html {
    let opened = use_state_eq(|| None::<usize>);
    let standings = tournament.standings();
    let found = search.of(tournament, standings.iter().map(|standing| standing.player).collect());
    let found = found.iter().filter_map(|player| standings.iter().find(|standing| standing.player == *player));
    let row = |standing: &Standing| {
        let number = standing.player;
        let player = &tournament.players()[number];
        let is_open = *opened == Some(number);
        let onclick = callback(opened.setter(), move |_, opened| opened.set((!is_open).then_some(number)));
        let name = html! {
            <button class="opens" aria-expanded={is_open.to_string()} {onclick}>{ &player.name }</button>
        };
        html! {
            <>
                <tr key={format!("{number}")}>{ standing_cells(standing, name, player.is_present) }</tr>
                if is_open {
                    <tr key={format!("{number} opened")} class="opened">
                        <td colspan="4">{ opened_standing(tournament, standing) }</td>
                    </tr>
                }
            </>
        }
    };
    html! {
        <section class="standings">
            <h2>{ standings_heading(tournament) }</h2>
            <div class="tables">
                <table>
                    <thead>{ standings_head() }</thead>
                    <tbody>{ for found.map(row) }</tbody>
                </table>
            </div>
            <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
        </section>
    }
}
