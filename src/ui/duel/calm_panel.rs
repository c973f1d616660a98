//! The panel of a calm duel, which replaces the board.

use yew::{Callback, Html, classes, html};

use super::bag_label::bag_label;
use super::camp_lines::camp_lines;
use super::felt_piece::FeltPiece;
use crate::play::bag::{CalmInput, CalmScreen, FeltCount};
use crate::words::dschamal;

/// Renders both camps, the bag with what a hand feels in it, and how many pieces each hand has felt.
pub fn calm_panel(screen: &CalmScreen, send: &Callback<CalmInput>) -> Html {
    let CalmScreen { camps, piece, cover, hand_text, outcomes, felt, .. } = screen;
    // Each text is an element of its own: of a text that changes, Firefox announces only the changed letters.
    let text = html! { <span key={hand_text.clone()}>{ hand_text }</span> };
    // Of keys it is enough to tell once a piece.
    let is_untouched = piece.is_some_and(|piece| piece.left > 0 && piece.strokes.is_covered());
    let by_keys = || html! { <span key="by-keys" class="by-keys">{ " " }{ dschamal::stroke_by_keys() }</span> };
    let noticed = [Some(text), is_untouched.then(by_keys)];
    html! {
        // It takes the focus while the other hand acts.
        <section class="contest" tabindex="-1" aria-label={bag_label(camps)}>
            { camp_lines(camps, true) }
            <div class="sack-view">
                <FeltPiece piece={*piece} cover={cover.clone()} {send} />
                <p class="noticed" aria-live="polite">{ for noticed.into_iter().flatten() }</p>
                { felt_lines(felt, outcomes.as_deref()) }
            </div>
        </section>
    }
}

/// Renders the number of pieces that each hand has felt, and between them the possible outcomes of drawing.
fn felt_lines([master, challenged]: &[FeltCount; 2], sentences: Option<&[String]>) -> Html {
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

/// Renders the possible outcomes of drawing, collapsed at first.
fn draw_outcomes(sentences: &[String]) -> Html {
    let sentences = sentences.iter().enumerate();
    html! {
        <details class="foreseen">
            <summary>{ dschamal::if_drawn() }</summary>
            <div>{ for sentences.map(|(number, sentence)| html! { <p key={number}>{ sentence }</p> }) }</div>
        </details>
    }
}
