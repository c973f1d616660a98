//! The pieces of Chaupar and Pachisi.

use yew::{Html, Properties, classes, component, html};

use super::pawn::Pawn;
use crate::rules::cross::ZERO;
use crate::scene::cross::{self, Glide};
use crate::ui::boards::transform::translate;

#[derive(Clone, PartialEq, Properties)]
pub struct PieceProps {
    /// The piece as the scene places it.
    pub piece: cross::Piece,
}

/// A pawn that stands out of its square, and grows while it can be chosen; in a column of its own colour it has a plate.
#[component]
pub fn Piece(PieceProps { piece }: &PieceProps) -> Html {
    let glide = match piece.glide {
        Glide::Still => "",
        Glide::Walk => "glide walking",
        Glide::Run => "glide running",
        Glide::Fly => "glide flying",
    };
    // A 0 mark has little room.
    let scale = if piece.step == ZERO { "scale(.86)" } else { "" };
    html! {
        <g
            class={classes!("piece", glide, piece.lifted.then_some("lifted"))}
            transform={translate(piece.at) + scale}
        >
            if piece.in_column {
                <circle class="plate" r="9.4" />
            }
            <g class={classes!("pawn", format!("look-{}", piece.look), piece.ready.then_some("ready"))}>
                <Pawn seat={piece.seat} />
                <text>{ &piece.text }</text>
            </g>
        </g>
    }
}
