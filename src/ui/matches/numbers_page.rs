//! The statistics of all matches.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::entry::Entry;
use super::highlight_line::HighlightLine;
use super::played_table::PlayedTable;
use super::puzzle_ratings::puzzle_ratings;
use super::statistics::{self, FinishedMatch};
use crate::ui::components::{DiceTable, empty};
use crate::words::{matches, throws};

/// Properties of [`Numbers`].
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
                FinishedMatch { game: &entry.row.game, persons: &entry.row.persons, numbers: entry.numbers()? },
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
    let highlights = statistics::greatest(&over).into_iter().enumerate().map(|(at, (number, highlight))| {
        html! { <HighlightLine key={at} entry={entries[number].clone()} highlight={highlight.clone()} /> }
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
