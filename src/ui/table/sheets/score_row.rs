//! A row of the final score.

use yew::{Html, classes, html};

use crate::scene::{EndingRow, Seating};
use crate::ui::components::swatch;

/// Renders a player's place and score.
pub fn score_row(row: &EndingRow, seating: &Seating) -> Html {
    let look = seating.look(row.seat);
    html! {
        <li key={row.seat.index()} class={classes!(format!("look-{look}"), (row.place == 1).then_some("first"))}>
            { swatch(look) }
            <b>{ seating.name(row.seat).to_owned() }</b>
            <em>{ row.note.as_deref() }</em>
            <strong>{ &row.score }</strong>
            <small>{ &row.details }</small>
        </li>
    }
}
