//! What would come of drawing what a hand feels.

use yew::{Html, Properties, component, html};

use crate::ui::contexts::use_language;
use crate::words::dschamal;

/// The props of what is foreseen.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// A sentence for each piece that it may be.
    pub sentences: Vec<String>,
}

/// What would come of drawing, for who wants to be told.
#[component]
pub fn Foreseen(props: &Props) -> Html {
    use_language();
    let sentences = props.sentences.iter().enumerate();
    html! {
        <details class="foreseen">
            <summary>{ dschamal::if_drawn() }</summary>
            <div>{ for sentences.map(|(number, sentence)| html! { <p key={number}>{ sentence }</p> }) }</div>
        </details>
    }
}
