//! The wood of a piece.

use yew::{Html, Properties, component, html};

use crate::rules::Seat;
use crate::rules::cross::SEATS;

/// The dome of all pawns, around the centre of their square.
const DOME: &str = "M-2.6-9.8H2.6C6.4-8.5 8.6 1.5 8.6 5.2Q8.6 8.6 0 8.6T-8.6 5.2C-8.6 1.5-6.4-8.5-2.6-9.8Z";
/// The finials on it by seat, so that pawns differ by more than colour: a ball, a crown, a diamond, and a spire.
const FINIALS: [&str; 4] = [
    "M-3.1-12.4a3.1 3.1 0 0 1 6.2 0 3.1 3.1 0 0 1-6.2 0Z",
    "M-3.8-15.4-1.8-13.2 0-15.6 1.8-13.2 3.8-15.4 2.8-9.6H-2.8Z",
    "M0-16.2 3.6-12.7 0-9.2-3.6-12.7Z",
    "M0-16.6Q.6-12 3.4-9.6H-3.4Q-.6-12 0-16.6Z",
];

/// Properties of [`Pawn`].
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
            { for Seat::all(SEATS).zip(FINIALS).map(outline) }
            <ellipse id="pawn-shadow" cx="1.5" cy="6.8" rx="9" ry="3.4" />
            <path id="pawn-foot" d="M-8.6 5.2-8.4 2.7Q0 5.5 8.4 2.7L8.6 5.2Q8.6 8.6 0 8.6T-8.6 5.2Z" />
            <path id="pawn-shine" d="M-5-.5Q-4.6-5.5-2-7.5" />
        </>
    }
}

fn outline((seat, finial): (Seat, &str)) -> Html {
    html! { <path key={seat.index()} id={format!("pawn-{seat}")} d={format!("{DOME}{finial}")} /> }
}
