//! Links to clauses of the rulebook.

use yew::{Callback, Html, html};

use super::sheets::Sheet;
use crate::rules::Clause;
use crate::words::table;

/// Renders a button with the number of a clause, which opens the clause in a sheet.
pub fn clause_link(clause: Option<Clause>, on_open: &Callback<Sheet>) -> Html {
    let Some(clause) = clause else { return Html::default() };
    let onclick = on_open.reform(move |_| Sheet::Clause(clause));
    html! { <button class="clause-link" {onclick}>{ table::rule(clause.0) }</button> }
}
