//! The wood of a piece.

use yew::{Html, Properties, component, html};

use crate::rules::Seat;
use crate::rules::cross::SEATS;
use crate::scene::cross::pawn_outline;

#[derive(Clone, PartialEq, Properties)]
pub struct PawnProps {
    /// Its owner, by whom its finial is shaped.
    pub seat: Seat,
}

/// A turned pawn, taller than a square, in the colours of the look around it: a dome with a finial, on a woven foot. Its
/// shapes are [`pawn_shapes`].
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

/// Defines the shapes of all pawns, once for a board.
pub fn pawn_shapes() -> Html {
    html! {
        <>
            { for Seat::all(SEATS).map(outline) }
            <ellipse id="pawn-shadow" cx="1.5" cy="6.8" rx="9" ry="3.4" />
            <path id="pawn-foot" d="M-8.6 5.2-8.4 2.7Q0 5.5 8.4 2.7L8.6 5.2Q8.6 8.6 0 8.6T-8.6 5.2Z" />
            <path id="pawn-shine" d="M-5-.5Q-4.6-5.5-2-7.5" />
        </>
    }
}

fn outline(seat: Seat) -> Html {
    html! { <path key={seat.index()} id={format!("pawn-{seat}")} d={pawn_outline(seat)} /> }
}
