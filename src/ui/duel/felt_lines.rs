//! Progress of a calm duel.

use yew::{Html, classes, html};

use super::draw_outcomes::draw_outcomes;
use crate::play::bag::FeltCount;

/// Renders the number of pieces that each hand has felt, and between them the possible outcomes of drawing.
pub fn felt_lines([master, challenged]: &[FeltCount; 2], sentences: Option<&[String]>) -> Html {
    html! {
        <div class="felt-lines">
            { count(master) }
            if let Some(sentences) = sentences {
                { draw_outcomes(sentences) }
            }
            { count(challenged) }
        </div>
    }
}

fn count(felt: &FeltCount) -> Html {
    html! { <span class={classes!("felt", format!("look-{}", felt.look))}>{ &felt.text }</span> }
}
