//! The statistics of all matches.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::entry::{Entry, niche, numbers};
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
    let rows: Vec<_> = statistics::played(&over).into_iter().collect();
    let games: Vec<_> = rows
        .chunk_by(|((game, _), _), ((other, _), _)| game == other)
        .filter_map(|rows| {
            let ((game, _), _) = rows.first()?;
            let rows = rows.iter().map(|((_, opponents), played)| (*opponents, *played)).collect();
            Some(PlayedGame { niche: niche(game), title: title(game), rows })
        })
        .collect();
    let highlights = statistics::greatest(&over).into_iter().filter_map(|(number, highlight)| {
        let entry = entries[number];
        let game = &entry.row.game;
        let (sentence, owner) = statistics::highlight_texts(highlight, entry)?;
        let href = GamePage::Table(entry.id.clone()).of(game).href();
        Some(html! {
            <li key={format!("{game} {}", highlight.what)}>
                <a {href}>
                    { picture(niche(game)) }
                    <span><b>{ sentence }</b><small>{ owner }</small></span>
                </a>
            </li>
        })
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
            <PlayedTable {games} total={statistics::total(&over)} />
            if !highlights.is_empty() {
                <h2>{ matches::records() }</h2>
                <ul class="highlights">{ for highlights }</ul>
            }
            { puzzle_ratings() }
            if !dice.is_empty() {
                <h2>{ throws::throws() }</h2>
                <div class="charts">{ for dice }</div>
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
    html! { <><h2>{ table::puzzles() }</h2><div class="charts">{ for ratings.0 }</div></> }
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

/// Renders the picture of a game beside its title.
fn picture(src: String) -> Html {
    html! { <img {src} alt="" width="64" height="64" loading="lazy" decoding="async" /> }
}

#[derive(Clone, PartialEq, Properties)]
struct PlayedTableProps {
    games: Vec<PlayedGame>,
    total: Played,
}

/// A game that was played.
#[derive(Clone, PartialEq)]
struct PlayedGame {
    /// The URL of its picture.
    niche: String,
    title: String,
    /// The opponents, with the number of matches played and won against them.
    rows: Vec<(Opponents, Played)>,
}

/// A table of how often each game was played and won, by opponents.
#[component]
fn PlayedTable(PlayedTableProps { games, total }: &PlayedTableProps) -> Html {
    let head = [matches::game(), matches::against(), matches::played(), matches::won()];
    let game = |PlayedGame { niche, title, rows }: &PlayedGame| {
        let rows = rows.iter().enumerate().map(|(at, (opponents, played))| {
            html! {
                <tr key={at}>
                    if at == 0 {
                        <th scope="rowgroup" rowspan={rows.len().to_string()}>
                            { picture(niche.clone()) }
                            <span>{ title }</span>
                        </th>
                    }
                    <td>{ opponents.name() }</td>
                    { figures(*played, matches!(opponents, Opponents::Level(_))) }
                </tr>
            }
        });
        html! { <tbody key={title.as_str()}>{ for rows }</tbody> }
    };
    html! {
        <table class="played">
            <thead><tr>{ for head.map(|name| html! { <th key={name} scope="col">{ name }</th> }) }<th scope="col" /></tr></thead>
            { for games.iter().map(game) }
            <tfoot>
                <tr><th scope="row">{ matches::all_together() }</th><td />{ figures(*total, true) }</tr>
            </tfoot>
        </table>
    }
}

/// Renders the number of matches, that of wins if one can tell who has won, and their share as a bar.
fn figures(Played { matches, won }: Played, is_won: bool) -> Html {
    let share = |share: u32| html! { <rect width={share.to_string()} height="10" /> };
    html! {
        <>
            <td>{ matches }</td>
            <td>{ if is_won { won.to_string() } else { "–".to_owned() } }</td>
            <td>
                if is_won {
                    <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                        { share(100) }{ share(100 * won / matches.max(1)) }
                    </svg>
                }
            </td>
        </>
    }
}
