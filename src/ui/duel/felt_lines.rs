//! How much the hands in a calm duel have felt.

use yew::{Html, Properties, classes, component, html};

use super::foreseen::Foreseen;
use crate::play::bag::FeltCount;

/// The props of the lines.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// How many pieces each hand has felt, the bag master's first.
    pub felt: [FeltCount; 2],
    /// What would come of drawing, where that may be read.
    pub foreseen: Option<Vec<String>>,
}

/// How many pieces each hand has felt, and between them what would come of drawing.
#[component]
pub fn FeltLines(props: &Props) -> Html {
    let [master, challenged] = &props.felt;
    html! {
        <div class="felt-lines">
            { count(master) }
            if let Some(sentences) = props.foreseen.clone() {
                <Foreseen {sentences} />
            }
            { count(challenged) }
        </div>
    }
}

fn count(felt: &FeltCount) -> Html {
    html! { <span class={classes!("felt", format!("look-{}", felt.look))}>{ &felt.said }</span> }
}
