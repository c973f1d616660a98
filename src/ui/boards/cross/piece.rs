//! The pieces of Chaupar and Pachisi.

use yew::{Html, Properties, classes, component, html};

use crate::rules::cross::ZERO;
use crate::scene::cross::{self, Glide};
use crate::ui::boards::transform::translate;

/// Properties of [`Piece`].
#[derive(Clone, PartialEq, Properties)]
pub struct PieceProps {
    /// The piece as the scene places it.
    pub piece: cross::Piece,
}

/// A piece; in a column of its own colour it has a plate.
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
            class={classes!("piece", format!("look-{}", piece.look), glide, piece.lifted.then_some("lifted"))}
            transform={translate(piece.at) + scale}
        >
            if piece.in_column {
                <circle class="plate" r="9.4" />
            }
            <Wood />
            <text>{ &piece.text }</text>
        </g>
    }
}

/// A turned piece of wood.
#[component]
fn Wood() -> Html {
    html! {
        <>
            <ellipse class="shadow" cx=".8" cy="3.4" rx="7.6" ry="6.2" />
            <circle class="wall" cy="1.4" r="7.3" />
            <circle class="top" cy="-.6" r="7.1" />
            <circle class="ring" cy="-.6" r="5.7" />
        </>
    }
}
