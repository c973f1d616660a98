//! Pairings and standings as files for spreadsheets.

use yew::{Html, html};

use super::cross_table;
use super::heading;
use super::sentences::score;
use crate::tournament::{Tournament, csv};
use crate::ui::components::file_link;
use crate::words::{paper, tournament};

/// Renders links that save the pairings of all rounds, and the standings with their rounds.
pub fn spreadsheets(shown: &Tournament) -> Html {
    let link = |name: &'static str, words: &'static str, rows: Vec<Vec<String>>| {
        file_link(name.into(), "text/csv", &csv(&rows), words)
    };
    html! {
        <>
            if !shown.rounds().is_empty() {
                { link("pairings.csv", tournament::csv_pairings(), pairings(shown)) }
            }
            { link("standings.csv", tournament::csv_standings(), standings(shown)) }
        </>
    }
}

/// The games of all rounds, with a head.
fn pairings(shown: &Tournament) -> Vec<Vec<String>> {
    let head =
        [paper::round(), paper::table_number(), tournament::moves_first(), paper::score(), tournament::moves_second()];
    let name = |player: usize| shown.players()[player].name.clone();
    let mut rows = titled(shown, &head);
    for (round, games) in (1_usize..).zip(shown.rounds()) {
        for (table, game) in (1_usize..).zip(&games.pairings) {
            let result = score(game.outcome).to_owned();
            rows.push(vec![round.to_string(), table.to_string(), name(game.first), result, name(game.second)]);
        }
        rows.extend(games.bye.map(|player| {
            vec![round.to_string(), String::new(), name(player), "1".into(), tournament::entry_bye().into()]
        }));
    }
    rows
}

/// The standings, with a head and a column for each round.
fn standings(shown: &Tournament) -> Vec<Vec<String>> {
    let rounds: Vec<String> = (1..=shown.rounds().len()).map(|round| round.to_string()).collect();
    let head: Vec<&str> = ["#", tournament::name()]
        .into_iter()
        .chain(rounds.iter().map(String::as_str))
        .chain([tournament::points(), tournament::buchholz()])
        .collect();
    let mut rows = titled(shown, &head);
    rows.extend(cross_table::rows(shown).into_iter().map(|mut row| {
        // Spreadsheets add up decimals.
        let sums = row.len() - 2;
        row[sums..].iter_mut().for_each(|sum| *sum = decimal(sum));
        row
    }));
    rows
}

/// Points that end with a half, as a decimal.
fn decimal(points: &str) -> String {
    points
        .strip_suffix('½')
        .map_or_else(|| points.to_owned(), |whole| format!("{}.5", if whole.is_empty() { "0" } else { whole }))
}

/// The title of the tournament, if it has one, and a head.
fn titled(shown: &Tournament, head: &[&str]) -> Vec<Vec<String>> {
    let title = Some(heading::title(shown)).filter(|title| !title.is_empty()).map(|title| vec![title]);
    title.into_iter().chain([head.iter().map(|cell| (*cell).to_owned()).collect()]).collect()
}
