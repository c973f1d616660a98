//! The outline of the piece that a hand feels, as far as it is uncovered.

use yew::{Html, classes, html};

use crate::play::bag::FeltPiece;
use crate::scene::dschamal::outlines::lines;

/// The clip path of each quarter of the picture, from its centre, and a mark for a quarter that has not been felt.
const QUARTERS: [[&str; 2]; 4] = [
    ["M0 0L-30-30H30z", "M-6-13A14.3 14.3 0 0 1 6-13"],
    ["M0 0L30-30V30z", "M13-6A14.3 14.3 0 0 1 13 6"],
    ["M0 0L-30 30H30z", "M6 13A14.3 14.3 0 0 1-6 13"],
    ["M0 0L-30-30V30z", "M-13 6A14.3 14.3 0 0 1-13-6"],
];

/// Renders the dark bag, and the uncovered part of the outline in it, in one colour.
pub fn felt_outline(piece: Option<FeltPiece>) -> Html {
    html! {
        <svg viewBox="-22 -16 44 32" aria-hidden="true">
            if let Some(piece) = piece {
                { uncovered(piece) }
            }
        </svg>
    }
}

fn uncovered(piece: FeltPiece) -> Html {
    let of = |part: usize, is_open: bool| {
        let sides = QUARTERS.iter().zip(0..).filter(|(_, side)| piece.strokes.is_open(*side) == is_open);
        sides.map(|(quarter, _)| quarter[part]).collect::<String>()
    };
    let turned = format!("rotate({})", piece.strokes.degrees());
    html! {
        <>
            <defs>
                <clipPath id="open"><path d={of(0, true)} /></clipPath>
                <radialGradient id="lamp">
                    <stop stop-opacity=".32" />
                    <stop offset="1" stop-opacity="0" />
                </radialGradient>
            </defs>
            <g clip-path="url(#open)">
                <circle class="lamp" r="22" />
                <path class="edge" transform={turned} d={lines(piece.outline).outline} />
            </g>
            <path class={classes!("unfelt", (piece.left == 0).then_some("done"))} d={of(1, false)} />
        </>
    }
}
