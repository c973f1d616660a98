//! What stands in the board's place in a calm duel.

use std::rc::Rc;

use yew::{Callback, Html, Properties, component, html};

use super::camp_lines::camp_lines;
use super::felt_lines::felt_lines;
use super::felt_piece::FeltPiece;
use crate::play::bag::{CalmInput, CalmScreen};
use crate::ui::contexts::use_language;
use crate::words::dschamal;

/// The props of the panel.
#[derive(Clone, PartialEq, Properties)]
pub struct Props {
    /// What it shows.
    pub screen: Rc<CalmScreen>,
    /// What a person does.
    pub send: Callback<CalmInput>,
}

/// The camps of the two, the bag with what a hand feels in it, and how much they have felt.
#[component]
pub fn CalmPanel(props: &Props) -> Html {
    use_language();
    let Props { screen, send } = props;
    let CalmScreen { camps, piece, cover, noticed, foreseen, felt, .. } = &**screen;
    let may_stroke = piece.is_some_and(|piece| piece.left > 0);
    html! {
        <section class="contest" aria-label={dschamal::bag()}>
            { camp_lines(camps, true) }
            <div class="sack-view">
                <FeltPiece piece={*piece} cover={cover.clone()} {send} />
                <p class="noticed" aria-live="polite">
                    { noticed }
                    if may_stroke {
                        <span class="by-keys">{ " " }{ dschamal::stroke_by_keys() }</span>
                    }
                </p>
                { felt_lines(felt, foreseen.as_deref()) }
            </div>
        </section>
    }
}
