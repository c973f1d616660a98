//! What each round has brought to a player, with the parts of the Buchholz score.

use yew::{Html, html};

use crate::pages::tournament::points;
use crate::tournament::{Entry, EntryKind, Standing, Tournament};
use crate::words::{paper, tournament};

/// Renders a table of the rounds of a player, and the sums of points and parts.
pub fn opened_standing(shown: &Tournament, standing: &Standing) -> Html {
    let entries = shown.entries().swap_remove(standing.player);
    let row = |(round, entry): (usize, &Entry)| {
        html! {
            <tr key={round}>
                <td class="count">{ round + 1 }</td>
                <td class="name">{ opponent(shown, entry.kind) }</td>
                <td class="count">{ entry.points.map_or_else(|| "–".to_owned(), points) }</td>
                <td class="count part">{ part(entry) }</td>
            </tr>
        }
    };
    html! {
        <table>
            <thead>
                <tr>
                    <th class="count">{ paper::round() }</th>
                    <th>{ tournament::opponent() }</th>
                    <th class="count">{ tournament::points() }</th>
                    <th class="count">{ tournament::buchholz() }</th>
                </tr>
            </thead>
            <tbody>{ for entries.iter().enumerate().map(row) }</tbody>
            <tfoot>
                <tr>
                    <th class="count" />
                    <th>{ "=" }</th>
                    <th class="count">{ points(standing.points) }</th>
                    <th class="count">{ points(standing.buchholz) }</th>
                </tr>
            </tfoot>
        </table>
    }
}

/// The opponent of a round, or what there was instead.
fn opponent(shown: &Tournament, kind: EntryKind) -> String {
    let name = |player: usize| &shown.players()[player].name;
    match kind {
        EntryKind::Game(player, _) => name(player).clone(),
        EntryKind::Forfeit(player, _) => tournament::entry_forfeit(name(player)),
        EntryKind::Bye => tournament::entry_bye().to_owned(),
        EntryKind::Absence => tournament::entry_absence().to_owned(),
    }
}

/// A part of the Buchholz score, and where it comes from unless that is the opponent's points alone.
fn part(entry: &Entry) -> String {
    let all = points(entry.buchholz);
    match (entry.kind, entry.missed) {
        (EntryKind::Game(..), 0) => all,
        (EntryKind::Game(..), missed) => {
            tournament::part_with_missed(&all, &points(entry.buchholz - missed), &points(missed))
        }
        _ => tournament::part_of_own(&all),
    }
}
