//! The view for a projector: black on white, as large as fits.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::search::Search;
use super::sheet_tables::{pairing_tables, round_heading, standings_tables};
use super::state::Part;
use crate::tournament::Tournament;
use crate::ui::hooks::{use_back_button, use_full_screen};
use crate::words::{table, tournament};

/// Properties of [`Projector`].
#[derive(Clone, PartialEq, Properties)]
pub struct ProjectorProps {
    /// The tournament.
    pub tournament: Rc<Tournament>,
    /// The part that is shown; for the players, the pairings are.
    pub part: Part,
    /// The round that is shown, from zero.
    pub round: usize,
    /// Called to close the view.
    pub on_close: Callback<()>,
}

/// The pairings or the standings over the whole page. More rows stand in more columns, in smaller type.
#[component]
pub fn Projector(ProjectorProps { tournament, part, round, on_close }: &ProjectorProps) -> Html {
    use_back_button(true, on_close.clone());
    use_full_screen(true, on_close.clone());
    let shows_standings = *part == Part::Standings || tournament.rounds().is_empty();
    let rows = if shows_standings { tournament.players().len() } else { tournament.rounds()[*round].pairings.len() };
    let columns = match rows {
        0..=10 => 1,
        11..=30 => 2,
        _ => 3,
    };
    let onclick = on_close.reform(|_| ());
    html! {
        <section class={format!("projector columns-{columns}")} role="dialog" aria-modal="true" aria-label={table::projector()}>
            <header>
                <h2>{ if shows_standings { tournament::standings().to_owned() } else { round_heading(tournament, *round) } }</h2>
                <button class="icon" aria-label={table::close()} {onclick}>{ "×" }</button>
            </header>
            { if shows_standings { standings_tables(tournament, &Search::default(), columns) } else { pairing_tables(tournament, *round, columns) } }
        </section>
    }
}
