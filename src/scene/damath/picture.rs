//! A small picture of Damath's board.

use super::board::unmarked_board;
use super::geometry::{WHOLE, centre};
use super::{Board, PieceView};
use crate::rules::damath::{Damath, Operator, Side, Square};
use crate::scene::Seating;
use crate::scene::looks::swatch;
use crate::scene::picture::{each_once, pattern, picture, use_at};

/// Returns an SVG of the board with the operators on free squares, and the chips: round for the first player, octagonal
/// for the second.
pub(super) fn svg(state: &Damath, seating: &Seating) -> String {
    let board = unmarked_board(state, seating);
    let chip = |(side, look): (bool, u8)| {
        let (id, rim, face) = if side {
            ("a", "M-18 0a18 18 0 0 1 36 0a18 18 0 0 1-36 0z", "M-11 0a11 11 0 0 1 22 0a11 11 0 0 1-22 0z")
        } else {
            ("b", "M-8-19H8L19-8V8L8 19H-8L-19 8V-8z", "M-5-12H5L12-5V5L5 12H-5L-12 5V-5z")
        };
        let swatch = swatch(look);
        format!(
            "{}<g id=\"{id}\"><path fill=\"url(#w{look})\" stroke=\"{}\" stroke-width=\"3\" d=\"{rim}\"/>\
             <path fill=\"{}\" d=\"{face}\"/></g>",
            pattern(look),
            swatch.deep,
            swatch.light
        )
    };
    let chips: String =
        each_once(board.pieces.iter().map(|piece| (piece.side == Side::First, piece.look))).map(chip).collect();
    let piece = |piece: &PieceView| {
        let at = centre(piece.square, board.turned);
        let chip = use_at(if piece.side == Side::First { "a" } else { "b" }, at);
        if piece.dama { chip + &use_at("d", at) } else { chip }
    };
    let pieces: String = board.pieces.iter().map(piece).collect();
    let drawn = format!(
        "<defs>{chips}{}</defs>{}{}{pieces}",
        include_str!("crown.svg"),
        include_str!("field.svg"),
        chalk(&board)
    );
    picture(WHOLE, &drawn)
}

/// Returns the operators on free squares, as chalk strokes.
fn chalk(board: &Board) -> String {
    let is_free = |square: &Square| board.pieces.iter().all(|piece| piece.square != *square);
    let sign = |square: Square| {
        let (x, y) = centre(square, board.turned);
        let lines = match board.operators.at(square) {
            Operator::Plus => "m-10 0h20m-10-10v20",
            Operator::Minus => "m-10 0h20",
            Operator::Times => "m-8-8 16 16m0-16-16 16",
            Operator::Over => "m-10 0h20m-10-10v1m0 18v1",
        };
        format!("M{x} {y}{lines}")
    };
    let signs: String = Square::all().filter(is_free).map(sign).collect();
    format!("<path fill=\"none\" stroke=\"#f4f1e4\" stroke-width=\"5\" stroke-linecap=\"round\" d=\"{signs}\"/>")
}
