//! A small picture of Dschamal's table.

use super::board::unmarked_board;
use super::geometry::{HEAD, WHOLE};
use super::outlines::lines;
use super::{Camp, PieceView, Role};
use crate::rules::dschamal::{Colour, Dschamal, Kind, Outline, Piece};
use crate::scene::Seating;
use crate::scene::looks::swatch;
use crate::scene::picture::{each_once, pattern, picture};

/// Returns an SVG of the camps around the bag, each with a band of its player's pattern, and their pieces.
pub(super) fn svg(state: &Dschamal, seating: &Seating) -> String {
    let board = unmarked_board(state, seating);
    let patterns: String = board.camps.iter().map(|camp| pattern(camp.look)).collect();
    let shapes: String = each_once(board.pieces.iter().map(|view| shape(view.piece))).collect();
    let camps: String = board.camps.iter().map(camp).collect();
    let of_colour = |colour| {
        let pieces = board.pieces.iter().filter(|view| self::colour(view.piece) == colour);
        format!("<g fill=\"{colour}\">{}</g>", pieces.map(piece).collect::<String>())
    };
    let pieces: String = each_once(board.pieces.iter().map(|view| colour(view.piece))).map(of_colour).collect();
    let cloth = "<rect fill=\"#a98550\" width=\"360\" height=\"360\" rx=\"12\"/>";
    let sack = if board.tray.is_some() { "" } else { include_str!("sack.svg") };
    picture(WHOLE, &format!("<defs>{patterns}{shapes}</defs>{cloth}{camps}{sack}<g stroke=\"#22160c\">{pieces}</g>"))
}

fn camp(camp: &Camp) -> String {
    let ((x, y), (width, height)) = (camp.area.corner, camp.area.size);
    let thick = if camp.role == Role::Master { 8 } else { 3 };
    let deep = swatch(camp.look).deep;
    format!(
        "<path fill=\"#f3e7cd\" stroke=\"{deep}\" stroke-width=\"{thick}\" d=\"M{x} {y}h{width}v{height}h-{width}z\"/>\
         <path fill=\"url(#w{})\" d=\"M{x} {y}h{width}v{HEAD}h-{width}z\"/>",
        camp.look
    )
}

/// Returns the SVG definition of a piece. At this size a black piece has the same outline as coloured ones.
fn shape(piece: Piece) -> String {
    format!("<path id=\"{}\" d=\"{}\"/>", name(piece), lines(whole(piece)).outline)
}

fn whole(piece: Piece) -> Outline {
    match piece.outline() {
        Outline::NearMiss(shape) => Outline::Whole(shape),
        outline => outline,
    }
}

fn name(piece: Piece) -> String {
    match piece.kind() {
        Kind::Coloured(shape, _) | Kind::Black(shape) => shape.to_string(),
        Kind::Camel => "camel".into(),
    }
}

fn piece(view: &PieceView) -> String {
    let (x, y) = view.place.at;
    // Outlines are drawn for a place with side 27.
    let scale = view.place.side * 10 / 27;
    format!("<use href=\"#{}\" transform=\"translate({x} {y})scale({scale}e-1)\"/>", name(view.piece))
}

fn colour(piece: Piece) -> &'static str {
    match piece.kind() {
        Kind::Coloured(_, Colour::Blue) => "#2f74c4",
        Kind::Coloured(_, Colour::White) => "#fffdf6",
        Kind::Coloured(_, Colour::Yellow) => "#efbe35",
        Kind::Coloured(_, Colour::Brown) => "#85512c",
        Kind::Black(_) => "#26211f",
        Kind::Camel => "#c98f4b",
    }
}
