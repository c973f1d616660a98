//! The standings.

use std::rc::Rc;

use yew::{Html, Properties, component, html};

use super::sheet_tables::standings_tables;
use crate::tournament::Tournament;
use crate::ui::context::use_language;
use crate::words::tournament;

/// Properties of [`StandingsPart`].
#[derive(Clone, PartialEq, Properties)]
pub struct StandingsPartProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
}

/// The table of the standings, and how it is ordered.
#[component]
pub fn StandingsPart(StandingsPartProps { tournament }: &StandingsPartProps) -> Html {
    use_language();
    html! {
        <section class="standings">
            { standings_tables(tournament, 1) }
            <p><small>{ tournament::standings_about() }</small></p>
        </section>
    }
}
