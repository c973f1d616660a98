//! The turned wooden shapes.

use yew::{Html, Properties, component, html};

use crate::rules::dschamal::{Colour, Kind, Outline, Piece, Shape as Form};
use crate::scene::dschamal::{Mark, PieceView, outlines};

#[derive(Clone, PartialEq, Properties)]
pub struct ShapeProps {
    /// The piece, its position and its mark.
    pub laid: PieceView,
}

/// A piece of wood in its colour and grain, with its mark.
#[component]
pub fn Shape(ShapeProps { laid }: &ShapeProps) -> Html {
    let (x, y) = laid.place.at;
    // The outlines are drawn for a side of 27.
    let scale = laid.place.side * 100 / 27;
    let mark = match laid.mark {
        Mark::Plain => "",
        Mark::Locked => " locked",
        Mark::Open => " open",
        Mark::Picked => " picked",
        Mark::Moved => " moved",
    };
    let lines = outlines::lines(laid.piece.outline());
    html! {
        <g
            class={format!("piece glide passing {}{mark}", colour(laid.piece))}
            transform={format!("matrix({scale}e-2 0 0 {scale}e-2 {x} {y})")}
        >
            <g>
                <rect class="mark" x="-13" y="-13" width="26" height="26" rx="5" />
                <ellipse class="shade" cx="1.5" cy="9.6" rx="10" ry="2.6" />
                <path class="wood" d={lines.outline} />
                <path class="grained" d={lines.outline} />
                <path class="lit" d={lines.outline} fill={light(laid.piece)} />
                <path class="relief" d={lines.relief} />
                <path class="seal" d="M5.5 7.5h1.2v-1.9a3.3 3.3 0 0 1 6.6 0v1.9h1.2v6h-9zM8.5 7.5h3v-1.9a1.5 1.5 0 0 0-3 0zM9.4 9.5v2h1.2v-2z" />
            </g>
        </g>
    }
}

/// Returns the gradient of the light on a piece: round, turned on a lathe, or with flat sides.
fn light(piece: Piece) -> &'static str {
    let (Outline::Whole(form) | Outline::NearMiss(form)) = piece.outline() else { return "url(#slope)" };
    match form {
        Form::Sphere | Form::Egg | Form::Ring => "url(#ball)",
        Form::Cylinder | Form::Disc | Form::Cone | Form::Arch => "url(#turned)",
        Form::Cube | Form::Box | Form::Pyramid | Form::Star | Form::Cross => "url(#slope)",
    }
}

fn colour(piece: Piece) -> &'static str {
    match piece.kind() {
        Kind::Coloured(_, Colour::Blue) => "blue",
        Kind::Coloured(_, Colour::White) => "white",
        Kind::Coloured(_, Colour::Yellow) => "yellow",
        Kind::Coloured(_, Colour::Brown) => "brown",
        Kind::Black(_) => "black",
        Kind::Camel => "camel",
    }
}
