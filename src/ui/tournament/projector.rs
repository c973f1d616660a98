//! The view for a projector: black on white, as large as fits.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::{Callback, Html, Properties, component, html, use_node_ref};

use super::sheet_tables::{pairing_tables, standings_tables};
use crate::pages::tournament::{Part, Search, round_heading, standings_heading, title};
use crate::tournament::Tournament;
use crate::ui::date::day;
use crate::ui::hooks::{use_back_button, use_effect_on, use_full_screen, use_time};
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct ProjectorProps {
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
    // Two names stand in a row of pairings, so that fewer columns are wide enough.
    let columns = rows.div_ceil(if shows_standings { 14 } else { 20 }).clamp(1, 3);
    let has_bye = !shows_standings && tournament.rounds()[*round].bye.is_some();
    let lines = rows.div_ceil(columns) + 1 + usize::from(has_bye);
    let page = use_node_ref();
    // Attributes of style are forbidden; the style of an element is not.
    use_effect_on((page.clone(), lines), |(page, lines)| {
        if let Some(page) = page.cast::<HtmlElement>() {
            let _ = page.style().set_property("--lines", &lines.to_string());
        }
    });
    let now = use_time();
    let title = title(tournament, day);
    let heading = if shows_standings { standings_heading(tournament) } else { round_heading(tournament, *round) };
    let onclick = on_close.reform(|_| ());
    html! {
        <section ref={page} class={format!("projector columns-{columns}")} role="dialog" aria-modal="true" aria-label={table::projector()}>
            <header>
                <h2>{ heading }{ " " }<small>{ title }</small></h2>
                <time>{ now }</time>
                <button class="icon" aria-label={table::close()} {onclick}>{ "×" }</button>
            </header>
            { if shows_standings { standings_tables(tournament, &Search::default(), columns) } else { pairing_tables(tournament, *round, columns) } }
        </section>
    }
}
