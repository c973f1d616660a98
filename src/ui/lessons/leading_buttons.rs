//! The buttons that lead on from an exercise, or from a puzzle.

use yew::{Callback, Html, html};

use crate::scene::{Control, Rank};
use crate::ui::table::parts::control_button;

/// Renders the controls of a table on which nothing more is to be done.
pub fn leading_buttons(controls: &[Control<Callback<()>>]) -> Html {
    let buttons = |rank: Rank| controls.iter().filter(move |control| control.rank == rank).map(control_button);
    html! {
        <div class="hand">
            <div class="choice-row">{ for buttons(Rank::Choice) }</div>
            <div class="main-row">{ for buttons(Rank::Main) }</div>
        </div>
    }
}
