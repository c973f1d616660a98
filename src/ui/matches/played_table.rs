//! The table of matches played and won.

use yew::{Html, Properties, component, html};

use super::count::{Against, Played};
use crate::bots::Level;
use crate::ui::context::use_language;
use crate::ui::levels;
use crate::words::matches;

/// Properties of [`PlayedTable`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlayedTableProps {
    /// Game title, opponents, and the number of matches played and won.
    pub rows: Vec<(String, Against, Played)>,
    /// The total.
    pub together: Played,
}

/// A table of how often each game was played and won, by opponents.
#[component]
pub fn PlayedTable(PlayedTableProps { rows, together }: &PlayedTableProps) -> Html {
    use_language();
    let head = [matches::game(), matches::against(), matches::played(), matches::won()];
    let row = |(at, name, against, played, is_won): (usize, String, &'static str, Played, bool)| {
        let won = if is_won { played.won.to_string() } else { "–".to_owned() };
        html! {
            <tr key={at}><th scope="row">{ name }</th><td>{ against }</td><td>{ played.matches }</td><td>{ won }</td></tr>
        }
    };
    let games = rows.iter().enumerate().map(|(at, (name, against, played))| {
        row((at, name.clone(), against_name(*against), *played, matches!(against, Against::Level(_))))
    });
    html! {
        <table class="played">
            <thead><tr>{ for head.map(|name| html! { <th key={name} scope="col">{ name }</th> }) }</tr></thead>
            <tbody>
                { for games }
                { row((rows.len(), matches::all_together().to_owned(), "", *together, true)) }
            </tbody>
        </table>
    }
}

fn against_name(against: Against) -> &'static str {
    match against {
        Against::Level(level) => Level::ALL.get(usize::from(level)).map_or("", |level| levels::name(*level)),
        Against::Persons => matches::persons(),
        Against::Nobody => matches::bots_alone(),
    }
}
