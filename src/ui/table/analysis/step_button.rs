//! A step of a match in the analysis.

use yew::{Callback, Html, html};

use crate::scene::{MoveLine, Seating};
use crate::ui::components::swatch;

/// Renders a button that shows the match after a step.
pub fn step_button(
    step: usize,
    line: Option<&MoveLine>,
    amount: &str,
    seating: &Seating,
    on_show: &Callback<usize>,
) -> Html {
    let onclick = on_show.reform(move |_| step);
    let mover = line.and_then(|line| line.seat).map(|seat| {
        html! { <>{ swatch(seating.look(seat)) }<b>{ seating.name(seat).to_owned() }</b></> }
    });
    html! {
        <button class="step-of" {onclick}>
            { mover }
            <span class="notation">{ line.map(|line| line.notation.clone()) }</span>
            <strong>{ amount }</strong>
        </button>
    }
}
