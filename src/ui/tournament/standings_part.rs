//! The standings.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::search::Search;
use super::sheet_tables::standings_tables;
use crate::tournament::Tournament;
use crate::words::tournament;

/// Properties of [`StandingsPart`].
#[derive(Clone, PartialEq, Properties)]
pub struct StandingsPartProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// The search.
    pub search: Search,
}

/// The table of the standings, and how it is ordered.
#[component]
pub fn StandingsPart(StandingsPartProps { tournament, search }: &StandingsPartProps) -> Html {
    html! {
        <section class="standings">
            { standings_tables(tournament, search, 1) }
            <p><small>{ tournament::standings_about() }{ " " }{ tournament::buchholz_about() }</small></p>
        </section>
    }
}
