//! The standings.

use std::rc::Rc;

use yew::{Html, Properties, component, html, use_state_eq};

use super::sheet_tables::{standing_cells, standings_head};
use crate::pages::tournament::{Search, points, standings_heading};
use crate::tournament::{Entry, EntryKind, Standing, Tournament};
use crate::ui::callback::callback;
use crate::words::{paper, tournament};

#[derive(Clone, PartialEq, Properties)]
pub struct StandingsPartProps {
    pub tournament: Rc<Tournament>,
    pub search: Search,
}

/// The table of the standings, and how it is ordered. A press on a name opens what each round has brought to the player.
#[component]
pub fn StandingsPart(StandingsPartProps { tournament, search }: &StandingsPartProps) -> Html {
    let opened = use_state_eq(|| None::<usize>);
    let standings = tournament.standings();
    let found = search.of(tournament, standings.iter().map(|standing| standing.player).collect());
    let found = found.iter().filter_map(|player| standings.iter().find(|standing| standing.player == *player));
    let row = |standing: &Standing| {
        let number = standing.player;
        let player = &tournament.players()[number];
        let is_open = *opened == Some(number);
        let onclick = callback(opened.setter(), move |_, opened| opened.set((!is_open).then_some(number)));
        let name = html! {
            <button class="opens" aria-expanded={is_open.to_string()} {onclick}>{ &player.name }</button>
        };
        html! {
            <>
                <tr key={format!("{number}")}>{ standing_cells(standing, name, player.is_present) }</tr>
                if is_open {
                    <tr key={format!("{number} opened")} class="opened">
                        <td colspan="4">{ opened_standing(tournament, standing) }</td>
                    </tr>
                }
            </>
        }
    };
    html! {
        <section class="standings">
            <h2>{ standings_heading(tournament) }</h2>
            <div class="tables">
                <table>
                    <thead>{ standings_head() }</thead>
                    <tbody>{ for found.map(row) }</tbody>
                </table>
            </div>
            <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
        </section>
    }
}

/// Renders a table of the rounds of a player, and the sums of points and parts.
fn opened_standing(shown: &Tournament, standing: &Standing) -> Html {
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
