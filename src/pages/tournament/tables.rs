//! The cross table, and pairings and standings for spreadsheets.

use super::sentences::{WriteDay, points, score, title};
use crate::tournament::{Entry, EntryKind, Standing, Tournament};
use crate::words::{paper, table, tournament};

/// The cells of the cross table: line, name, rounds, points, Buchholz and place.
#[must_use]
pub fn cross_table(shown: &Tournament) -> Vec<Vec<String>> {
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
        begin
            .into_iter()
            .chain(rounds)
            .chain([points(standing.points), points(standing.buchholz), standing.place.to_string()])
            .collect()
    };
    standings.iter().enumerate().map(row).collect()
}

/// The games of all rounds for a spreadsheet, with a head.
#[must_use]
pub fn pairings(shown: &Tournament, write_day: WriteDay) -> Vec<Vec<String>> {
    let head =
        [paper::round(), paper::table_number(), tournament::moves_first(), paper::score(), tournament::moves_second()];
    let name = |player: usize| shown.players()[player].name.clone();
    let mut rows = titled(shown, &head, write_day);
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

/// The standings for a spreadsheet, with a head and a column for each round.
#[must_use]
pub fn standings(shown: &Tournament, write_day: WriteDay) -> Vec<Vec<String>> {
    let rounds: Vec<String> = (1..=shown.rounds().len()).map(|round| round.to_string()).collect();
    let head: Vec<&str> = [tournament::line_number(), tournament::name()]
        .into_iter()
        .chain(rounds.iter().map(String::as_str))
        .chain([tournament::points(), tournament::buchholz(), "#"])
        .collect();
    let mut rows = titled(shown, &head, write_day);
    rows.extend(cross_table(shown).into_iter().map(|mut row| {
        // Spreadsheets add up decimals.
        let sums = row.len() - 3;
        row[sums..sums + 2].iter_mut().for_each(|sum| *sum = decimal(sum));
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
fn titled(shown: &Tournament, head: &[&str], write_day: WriteDay) -> Vec<Vec<String>> {
    let title = Some(title(shown, write_day)).filter(|title| !title.is_empty()).map(|title| vec![title]);
    title.into_iter().chain([head.iter().map(|cell| (*cell).to_owned()).collect()]).collect()
}
