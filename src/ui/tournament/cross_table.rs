//! The cross table: all results of all players.

use yew::{Html, html};

use crate::pages::tournament::{cross_table as rows_of, standings_heading};
use crate::tournament::Tournament;
use crate::words::tournament;

/// Renders a row per player in the order of the standings, with the opponent and the points of each round.
pub fn cross_table(shown: &Tournament) -> Html {
    let (rows, rounds) = (rows_of(shown), shown.rounds().len());
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
            <h2>{ standings_heading(shown) }</h2>
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
