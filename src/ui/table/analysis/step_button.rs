//! A step of a match in the analysis.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use crate::scene::{MoveLine, Seating};
use crate::ui::callback::callback;
use crate::ui::components::Swatch;

/// Properties of [`StepButton`].
#[derive(Clone, PartialEq, Properties)]
pub struct StepButtonProps {
    /// The step, from 0.
    pub step: usize,
    /// What the move list says of it.
    pub line: Option<MoveLine>,
    /// How much it changed.
    pub amount: String,
    /// Who sits where.
    pub seating: Rc<Seating>,
    /// It is to be shown.
    pub on_show: Callback<usize>,
}

/// A button that shows the place to which a step leads.
#[component]
pub fn StepButton(StepButtonProps { step, line, amount, seating, on_show }: &StepButtonProps) -> Html {
    let onclick = callback((*step, on_show.clone()), |_, (step, on_show)| on_show.emit(*step));
    let mover = line.as_ref().and_then(|line| line.seat).map(|seat| {
        html! { <><Swatch look={seating.look(seat)} /><b>{ seating.name(seat).to_owned() }</b></> }
    });
    html! {
        <button class="step-of" {onclick}>
            { mover }
            <span class="notation">{ line.as_ref().map(|line| line.notation.clone()) }</span>
            <strong>{ amount }</strong>
        </button>
    }
}
