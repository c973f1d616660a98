//! How often each game was played.

use yew::{Html, Properties, component, html};

use super::count::{Against, Played};
use crate::bots::Level;
use crate::ui::context::use_language;
use crate::ui::levels;
use crate::words::matches;

/// Properties of [`PlayedTable`].
#[derive(Clone, PartialEq, Properties)]
pub struct PlayedTableProps {
    /// How often each game, by its title, was played against whom.
    pub rows: Vec<(String, Against, Played)>,
    /// All together.
    pub together: Played,
}

/// How often each game was played against whom, and won.
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
