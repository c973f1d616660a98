//! What would come of drawing what a hand feels.

use yew::{Html, html};

use crate::words::dschamal;

/// What would come of drawing, for who wants to be told.
pub fn foreseen(sentences: &[String]) -> Html {
    let sentences = sentences.iter().enumerate();
    html! {
        <details class="foreseen">
            <summary>{ dschamal::if_drawn() }</summary>
            <div>{ for sentences.map(|(number, sentence)| html! { <p key={number}>{ sentence }</p> }) }</div>
        </details>
    }
}
