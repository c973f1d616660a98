//! What of a tournament is printed.

use yew::{Html, html};

use super::cross_table::cross_table;
use super::heading;
use super::sheet_tables::lists_for_paper;
use super::slips::{cards, slips};
use crate::tournament::Tournament;

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
            Self::CrossTable => html! { <><p class="title">{ heading::title(shown) }</p>{ cross_table(shown) }</> },
            Self::Slips => slips(shown, round),
            Self::Cards => cards(shown),
        };
        html! { <div class="on-paper" aria-hidden="true">{ sheets }</div> }
    }
}
