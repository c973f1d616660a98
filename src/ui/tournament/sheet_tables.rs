//! Pairings and standings as plain tables, for paper and for the projector.

use yew::{Html, html};

use super::search::Search;
use super::sentences::{points, score};
use crate::tournament::{Pairing, Standing, Tournament};
use crate::words::{paper, tournament};

/// The pairings of a round, in so many tables of about the same length.
pub fn pairing_tables(shown: &Tournament, round: usize, columns: usize) -> Html {
    let Some(round) = shown.rounds().get(round) else { return Html::default() };
    let name = |player: usize| &shown.players()[player].name;
    let row = |(table, pairing): (usize, &Pairing)| {
        html! {
            <tr key={table}>
                <td class="count">{ table + 1 }</td>
                <td class="name">{ name(pairing.first) }</td>
                <td class="count">{ score(pairing.outcome) }</td>
                <td class="name">{ name(pairing.second) }</td>
            </tr>
        }
    };
    let rows: Vec<_> = round.pairings.iter().enumerate().map(row).collect();
    let head = html! {
        <tr>
            <th class="count">{ paper::table_number() }</th>
            <th>{ tournament::moves_first() }</th>
            <th />
            <th>{ tournament::moves_second() }</th>
        </tr>
    };
    html! {
        <>
            { in_columns(&head, &rows, columns) }
            if let Some(player) = round.bye {
                <p>{ tournament::bye(name(player)) }</p>
            }
        </>
    }
}

/// The standings of the players that a search finds, likewise.
pub fn standings_tables(shown: &Tournament, search: &Search, columns: usize) -> Html {
    let row = |standing: &Standing| {
        let player = &shown.players()[standing.player];
        html! {
            <tr key={standing.player}>
                <td class="count">{ standing.place }</td>
                <td class={if player.is_present { "name" } else { "name gone" }}>{ &player.name }</td>
                <td class="count">{ points(standing.points) }</td>
                <td class="count">{ points(standing.buchholz) }</td>
            </tr>
        }
    };
    let standings = shown.standings();
    let found = search.of(shown, standings.iter().map(|standing| standing.player).collect());
    let found = found.iter().filter_map(|player| standings.iter().find(|standing| standing.player == *player));
    let rows: Vec<_> = found.map(row).collect();
    let head = html! {
        <tr>
            <th class="count">{ "#" }</th>
            <th>{ tournament::name() }</th>
            <th class="count">{ tournament::points() }</th>
            <th class="count">{ tournament::buchholz() }</th>
        </tr>
    };
    in_columns(&head, &rows, columns)
}

/// The tables that are printed: the pairings of the round that is shown, and the standings, each on a page of its own.
pub fn for_paper(shown: &Tournament, round: usize) -> Html {
    html! {
        <div class="on-paper" aria-hidden="true">
            if !shown.rounds().is_empty() {
                <section><h2>{ round_heading(shown, round) }</h2>{ pairing_tables(shown, round, 1) }</section>
            }
            <section>
                <h2>{ tournament::standings() }</h2>
                { standings_tables(shown, &Search::default(), 1) }
                <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
            </section>
        </div>
    }
}

/// The heading of the pairings of a round.
pub fn round_heading(shown: &Tournament, round: usize) -> String {
    tournament::round_of(round + 1, shown.planned_rounds())
}

fn in_columns(head: &Html, rows: &[Html], columns: usize) -> Html {
    let length = rows.len().div_ceil(columns.max(1)).max(1);
    let table = |(number, rows): (usize, &[Html])| {
        html! {
            <table key={number}>
                <thead>{ head.clone() }</thead>
                <tbody>{ rows.iter().cloned().collect::<Html>() }</tbody>
            </table>
        }
    };
    html! { <div class="tables">{ for rows.chunks(length).enumerate().map(table) }</div> }
}
