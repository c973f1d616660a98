//! The statistics of all matches.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::entry::{Entry, numbers};
use crate::pages::matches::{self as statistics, FinishedMatch, Opponents, Played};
use crate::play::progress::PuzzleProgress;
use crate::rules::catalogue::visit_games;
use crate::scene::Scene;
use crate::ui::components::{DiceTable, empty, rating};
use crate::ui::routes::GamePage;
use crate::ui::settings::GameSetting;
use crate::words::{matches, table, throws};

#[derive(Clone, PartialEq, Properties)]
pub struct NumbersProps {
    /// The matches.
    pub all: Rc<Vec<Entry>>,
}

/// Statistics: how often each game was played and won, records, ratings in puzzles, and the throws of dice.
#[component]
pub fn Numbers(NumbersProps { all }: &NumbersProps) -> Html {
    let there = all.iter().filter(|entry| !entry.is_deleted());
    let (entries, over): (Vec<&Entry>, Vec<FinishedMatch>) = there
        .filter_map(|entry| {
            Some((
                entry,
                FinishedMatch { game: &entry.row.game, persons: &entry.row.persons, numbers: numbers(entry)? },
            ))
        })
        .unzip();
    if over.is_empty() {
        return html! { <>{ empty(matches::no_statistics()) }{ puzzle_ratings() }</> };
    }
    let title = |game: &str| {
        entries.iter().find(|entry| entry.row.game == game).map_or("", |entry| &entry.title_of_game).to_owned()
    };
    let rows: Vec<_> = statistics::played(&over)
        .into_iter()
        .map(|((game, opponents), played)| (title(game), opponents, played))
        .collect();
    let highlights = statistics::greatest(&over).into_iter().filter_map(|(number, highlight)| {
        let entry = entries[number];
        let sentence = statistics::highlight_sentence(highlight, entry)?;
        let href = GamePage::Table(entry.id.clone()).of(&entry.row.game).href();
        Some(html! { <li key={sentence.clone()}><a {href}>{ sentence }</a></li> })
    });
    let highlights: Vec<_> = highlights.collect();
    let dice: Vec<_> = statistics::dice(&over)
        .into_iter()
        .enumerate()
        .map(|(at, (game, dice))| html! { <section key={at}><h3>{ title(game) }</h3><DiceTable {dice} /></section> })
        .collect();
    html! {
        <>
            <p>{ matches::on_this_device() }</p>
            <PlayedTable {rows} total={statistics::total(&over)} />
            if !highlights.is_empty() {
                <h2>{ matches::records() }</h2>
                <ul class="highlights">{ for highlights }</ul>
            }
            { puzzle_ratings() }
            if !dice.is_empty() {
                <h2>{ throws::throws() }</h2>
                { for dice }
                <p>{ throws::dice_look_crooked() }</p>
            }
        </>
    }
}

/// Renders the rating in each game of which puzzles were tried on this device; nothing if there is none.
fn puzzle_ratings() -> Html {
    let mut ratings = Ratings(Vec::new());
    visit_games!(ratings);
    if ratings.0.is_empty() {
        return Html::default();
    }
    html! { <><h2>{ table::puzzles() }</h2>{ for ratings.0 }</> }
}

/// Collects the ratings.
struct Ratings(Vec<Html>);

impl Ratings {
    fn visit<G: Scene>(&mut self) {
        let progress = GameSetting::Puzzles.get(G::NAME).and_then(|text| PuzzleProgress::read(&text));
        if let Some(progress) = progress.filter(|progress| !progress.ratings().is_empty()) {
            self.0.push(html! { <section key={G::NAME}><h3>{ G::title() }</h3>{ rating(&progress) }</section> });
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PlayedTableProps {
    /// Game title, opponents, and the number of matches played and won.
    rows: Vec<(String, Opponents, Played)>,
    total: Played,
}

/// A table of how often each game was played and won, by opponents.
#[component]
fn PlayedTable(PlayedTableProps { rows, total }: &PlayedTableProps) -> Html {
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
