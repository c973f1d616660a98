//! The table of matches played and won.

use yew::{Html, Properties, component, html};

use crate::pages::matches::{Opponents, Played};
use crate::words::matches;

#[derive(Clone, PartialEq, Properties)]
pub struct PlayedTableProps {
    /// Game title, opponents, and the number of matches played and won.
    pub rows: Vec<(String, Opponents, Played)>,
    pub total: Played,
}

/// A table of how often each game was played and won, by opponents.
#[component]
pub fn PlayedTable(PlayedTableProps { rows, total }: &PlayedTableProps) -> Html {
    let head = [matches::game(), matches::against(), matches::played(), matches::won()];
    let row = |(at, name, opponents, played, is_won): (usize, String, &'static str, Played, bool)| {
        let won = if is_won { played.won.to_string() } else { "–".to_owned() };
        html! {
            <tr key={at}><th scope="row">{ name }</th><td>{ opponents }</td><td>{ played.matches }</td><td>{ won }</td></tr>
        }
    };
    let games = rows.iter().enumerate().map(|(at, (name, opponents, played))| {
        row((at, name.clone(), opponents.name(), *played, matches!(opponents, Opponents::Level(_))))
    });
    html! {
        <table class="played">
            <thead><tr>{ for head.map(|name| html! { <th key={name} scope="col">{ name }</th> }) }</tr></thead>
            <tbody>
                { for games }
                { row((rows.len(), matches::all_together().to_owned(), "", *total, true)) }
            </tbody>
        </table>
    }
}
