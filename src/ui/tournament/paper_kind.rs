//! What of a tournament is printed.

use yew::{Html, html};

use super::cross_table::cross_table;
use super::sheet_tables::lists_for_paper;
use crate::pages::tournament::{round_heading, title};
use crate::tournament::{Pairing, Tournament};
use crate::ui::date::day;
use crate::words::{paper, table, tournament};

/// A kind of sheets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperKind {
    /// The pairings of the round that is shown, and the standings.
    #[default]
    Lists,
    /// The cross table.
    CrossTable,
    /// A slip for each game of the round that is shown.
    Slips,
    /// A card for each table.
    Cards,
}

impl PaperKind {
    /// All kinds, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Lists, Self::CrossTable, Self::Slips, Self::Cards];

    /// Renders the sheets, which are seen on paper only.
    pub fn sheets(self, shown: &Tournament, round: usize) -> Html {
        let sheets = match self {
            Self::Lists => lists_for_paper(shown, round),
            Self::CrossTable => html! { <><p class="title">{ title(shown, day) }</p>{ cross_table(shown) }</> },
            Self::Slips => slips(shown, round),
            Self::Cards => cards(shown),
        };
        html! { <div class="on-paper" aria-hidden="true">{ sheets }</div> }
    }
}

/// Renders a slip for each game of a round, on which its result is written and signed.
fn slips(shown: &Tournament, round: usize) -> Html {
    let heads = format!("{} · {}", title(shown, day), round_heading(shown, round));
    let slip = |(number, pairing): (usize, &Pairing)| {
        let name = |player: usize| html! { <p class="player"><b>{ &shown.players()[player].name }</b><span class="box" /></p> };
        html! {
            <div key={number} class="slip">
                <p><small>{ heads.trim_start_matches(" · ") }</small></p>
                <h2>{ table::labelled(paper::table_number(), &(number + 1).to_string()) }</h2>
                <small>{ tournament::moves_first() }</small>
                { name(pairing.first) }
                <small>{ tournament::moves_second() }</small>
                { name(pairing.second) }
                <p class="signs"><span>{ tournament::signature() }</span><span>{ tournament::signature() }</span></p>
            </div>
        }
    };
    let pairings = shown.rounds().get(round).map(|round| round.pairings.as_slice()).unwrap_or_default();
    html! { <section class="slips">{ for pairings.iter().enumerate().map(slip) }</section> }
}

/// Renders a card for each table, with its number.
fn cards(shown: &Tournament) -> Html {
    let tables = shown.players().len() / 2;
    let card = |number: usize| html! { <div key={number} class="card"><small>{ paper::table_number() }</small><b>{ number }</b></div> };
    html! { <section class="slips">{ for (1..=tables).map(card) }</section> }
}
