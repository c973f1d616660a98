//! Possible outcomes of drawing the piece that a hand feels.

use yew::{Html, html};

use crate::words::dschamal;

/// Renders the possible outcomes of drawing, collapsed at first.
pub fn draw_outcomes(sentences: &[String]) -> Html {
    let sentences = sentences.iter().enumerate();
    html! {
        <details class="foreseen">
            <summary>{ dschamal::if_drawn() }</summary>
            <div>{ for sentences.map(|(number, sentence)| html! { <p key={number}>{ sentence }</p> }) }</div>
        </details>
    }
}
