//! Pairings and standings as plain tables, for paper and for the projector.

use yew::{Html, html};

use crate::pages::tournament::{Search, points, round_heading, score, standings_heading, title as title_of};
use crate::tournament::{Outcome, Pairing, Standing, Tournament};
use crate::ui::date::day;
use crate::words::{paper, tournament};

/// The pairings of a round, in so many tables of about the same length.
pub fn pairing_tables(shown: &Tournament, round: usize, columns: usize) -> Html {
    let Some(round) = shown.rounds().get(round) else { return Html::default() };
    let name = |player: usize| &shown.players()[player].name;
    let row = |(table, pairing): (usize, &Pairing)| {
        let (first, second) = pairing.outcome.map_or((0, 0), Outcome::points);
        let class = |own: u32, other: u32| if own > other { "name winner" } else { "name" };
        html! {
            <tr key={table}>
                <td class="count">{ table + 1 }</td>
                <td class={class(first, second)}>{ name(pairing.first) }</td>
                <td class="count result">{ score(pairing.outcome) }</td>
                <td class={class(second, first)}>{ name(pairing.second) }</td>
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
            <tr key={standing.player}>{ standing_cells(standing, html! { &player.name }, player.is_present) }</tr>
        }
    };
    let standings = shown.standings();
    let found = search.of(shown, standings.iter().map(|standing| standing.player).collect());
    let found = found.iter().filter_map(|player| standings.iter().find(|standing| standing.player == *player));
    let rows: Vec<_> = found.map(row).collect();
    in_columns(&standings_head(), &rows, columns)
}

/// The head of a table of standings.
pub fn standings_head() -> Html {
    html! {
        <tr>
            <th class="count">{ "#" }</th>
            <th>{ tournament::name() }</th>
            <th class="count">{ tournament::points() }</th>
            <th class="count">{ tournament::buchholz() }</th>
        </tr>
    }
}

/// The cells of a player in the standings, with `name` in that of the name.
pub fn standing_cells(standing: &Standing, name: Html, is_present: bool) -> Html {
    html! {
        <>
            <td class="count">{ standing.place }</td>
            <td class={if is_present { "name" } else { "name gone" }}>{ name }</td>
            <td class="count">{ points(standing.points) }</td>
            <td class="count">{ points(standing.buchholz) }</td>
        </>
    }
}

/// The pairings of a round and the standings, each on a page of its own.
pub fn lists_for_paper(shown: &Tournament, round: usize) -> Html {
    let title = || html! { <p class="title">{ title_of(shown, day) }</p> };
    html! {
        <>
            if !shown.rounds().is_empty() {
                <section>
                    { title() }
                    <h2>{ round_heading(shown, round) }</h2>
                    { pairing_tables(shown, round, 1) }
                </section>
            }
            <section>
                { title() }
                <h2>{ standings_heading(shown) }</h2>
                { standings_tables(shown, &Search::default(), 1) }
                <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
            </section>
        </>
    }
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
