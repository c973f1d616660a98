//! How much the hands in a calm duel have felt.

use yew::{Html, classes, html};

use super::foreseen::foreseen;
use crate::play::bag::FeltCount;

/// How many pieces each hand has felt, and between them what would come of drawing.
pub fn felt_lines([master, challenged]: &[FeltCount; 2], sentences: Option<&[String]>) -> Html {
    html! {
        <div class="felt-lines">
            { count(master) }
            if let Some(sentences) = sentences {
                { foreseen(sentences) }
            }
            { count(challenged) }
        </div>
    }
}

fn count(felt: &FeltCount) -> Html {
    html! { <span class={classes!("felt", format!("look-{}", felt.look))}>{ &felt.said }</span> }
}
