//! The wood of a piece.

use yew::{Html, Properties, component, html};

use crate::rules::Seat;

/// Properties of [`Pawn`].
#[derive(Clone, PartialEq, Properties)]
pub struct PawnProps {
    /// Its owner, by whom its finial is shaped.
    pub seat: Seat,
}

/// A turned pawn, taller than a square, in the colours of the look around it: a dome with a finial, on a woven foot. The
/// cloth defines its shapes.
#[component]
pub fn Pawn(PawnProps { seat }: &PawnProps) -> Html {
    let outline = format!("#pawn-{seat}");
    html! {
        <>
            <use href="#pawn-shadow" class="shadow" />
            <use href={outline.clone()} class="rim" />
            <use href={outline} class="top" />
            <use href="#pawn-foot" class="weave" />
            <use href="#pawn-shine" class="shine" />
        </>
    }
}
