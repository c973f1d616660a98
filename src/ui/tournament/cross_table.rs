//! The cross table: all results of all players.

use yew::{Html, html};

use super::heading;
use super::sentences::points;
use crate::tournament::{Entry, EntryKind, Standing, Tournament};
use crate::words::{table, tournament};

/// Renders a row per player in the order of the standings, with the opponent and the points of each round.
pub fn cross_table(shown: &Tournament) -> Html {
    let (rows, rounds) = (rows(shown), shown.rounds().len());
    let cells = |row: Vec<String>| {
        let last = row.len() - 2;
        let class = move |at: usize| {
            if at == 1 {
                "name"
            } else if at >= last {
                "count sum"
            } else {
                "count"
            }
        };
        row.into_iter().enumerate().map(move |(at, text)| html! { <td key={at} class={class(at)}>{ text }</td> })
    };
    html! {
        <section class="cross-table">
            <h2>{ heading::of_standings(shown) }</h2>
            <div class="tables scrolls" tabindex="0">
                <table>
                    <thead>
                        <tr>
                            <th class="count">{ "#" }</th>
                            <th>{ tournament::name() }</th>
                            { for (1..=rounds).map(|round| html! { <th key={round} class="count">{ round }</th> }) }
                            <th class="count">{ tournament::points() }</th>
                            <th class="count">{ tournament::buchholz() }</th>
                        </tr>
                    </thead>
                    <tbody>{ for rows.into_iter().enumerate().map(|(key, row)| html! { <tr {key}>{ for cells(row) }</tr> }) }</tbody>
                </table>
            </div>
            <p><small>{ tournament::cross_table_about() }</small></p>
        </section>
    }
}

/// The cells of the cross table: line, name, rounds, points and Buchholz.
pub fn rows(shown: &Tournament) -> Vec<Vec<String>> {
    let (standings, entries) = (shown.standings(), shown.entries());
    let line = |player: usize| standings.iter().position(|standing| standing.player == player).map_or(0, |at| at + 1);
    let cell = |entry: &Entry| {
        let result = entry.points.map_or_else(|| "–".to_owned(), points);
        let against = |opponent, result: &str| table::labelled(&line(opponent).to_string(), result);
        match entry.kind {
            EntryKind::Game(opponent, _) => against(opponent, &result),
            EntryKind::Forfeit(opponent, _) => against(opponent, if result == "1" { "+" } else { "−" }),
            EntryKind::Bye => tournament::bye_short().to_owned(),
            EntryKind::Absence => "–".to_owned(),
        }
    };
    let row = |(at, standing): (usize, &Standing)| {
        let begin = [(at + 1).to_string(), shown.players()[standing.player].name.clone()];
        let rounds = entries[standing.player].iter().map(cell);
        begin.into_iter().chain(rounds).chain([points(standing.points), points(standing.buchholz)]).collect()
    };
    standings.iter().enumerate().map(row).collect()
}
