//! A row of the final score.

use yew::{AttrValue, Html, Properties, classes, component, html};

use crate::scene::EndingRow;
use crate::ui::components::Swatch;

/// Properties of [`ScoreRow`].
#[derive(Clone, PartialEq, Properties)]
pub struct ScoreRowProps {
    /// The row.
    pub row: EndingRow,
    /// The player's name.
    pub name: AttrValue,
    /// The player's look.
    pub look: u8,
}

/// A player's place and score.
#[component]
pub fn ScoreRow(ScoreRowProps { row, name, look }: &ScoreRowProps) -> Html {
    html! {
        <li class={classes!(format!("look-{look}"), (row.place == 1).then_some("first"))}>
            <Swatch look={*look} />
            <b>{ name }</b>
            <em>{ row.note.as_deref() }</em>
            <strong>{ &row.score }</strong>
            <small>{ &row.told }</small>
        </li>
    }
}
