//! Ways to clauses of the rulebook.

use yew::{Callback, Html, Properties, component, html};

use super::sheets::Sheet;
use crate::rules::Clause;
use crate::ui::callback::callback;

/// Properties of [`ClauseLink`].
#[derive(Clone, PartialEq, Properties)]
pub struct ClauseLinkProps {
    /// The clause, if there is one.
    pub clause: Option<Clause>,
    /// A sheet is to be opened.
    pub on_open: Callback<Sheet>,
}

/// A button with the number of a clause, which opens it.
#[component]
pub fn ClauseLink(ClauseLinkProps { clause, on_open }: &ClauseLinkProps) -> Html {
    let onclick = callback((*clause, on_open.clone()), |_, (clause, on_open)| {
        if let Some(clause) = clause {
            on_open.emit(Sheet::Clause(*clause));
        }
    });
    html! {
        if let Some(clause) = clause {
            <button class="clause-link" {onclick}>{ clause.0 }</button>
        }
    }
}
