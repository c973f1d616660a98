//! A small picture of the cross-shaped board.

use super::geometry::{MIDDLE, View, WHOLE};
use super::layout::unmarked_board;
use super::{Cross, Place, pawn_outline};
use crate::scene::Seating;
use crate::scene::looks::swatch;
use crate::scene::picture::{pattern, picture, use_at};

/// Returns an SVG of the cloth, each arm with the pattern of its seat, and the pieces; those at home are in the
/// corners.
pub fn svg<G: Cross>(game: &G, seating: &Seating) -> String {
    let board = unmarked_board(game, seating);
    let shapes: String = board.places.iter().map(shape).collect();
    let arms: String = board.places.iter().map(|place| arm(board.view, place)).collect();
    let home: String = board.places.iter().flat_map(|place| home(board.view, place)).collect();
    let pieces: String = board.pieces.iter().map(|piece| use_at(&piece.seat.to_string(), piece.at)).collect();
    let (cloth, bare_arm) = (include_str!("cloth.svg"), include_str!("arm.svg"));
    picture(WHOLE, &format!("<defs>{shapes}{bare_arm}</defs>{cloth}{arms}{home}{pieces}"))
}

/// Returns the SVG definitions of a seat's piece and pattern.
fn shape(place: &Place) -> String {
    format!(
        "{}<path id=\"{}\" fill=\"{}\" stroke=\"#fff\" stroke-width=\"2.5\" d=\"{}\"/>",
        pattern(place.look),
        place.seat,
        swatch(place.look).seat,
        pawn_outline(place.seat),
    )
}

/// Returns an arm of the cloth with the coloured column of its seat.
fn arm(view: View, place: &Place) -> String {
    let ((x, y), turn) = (MIDDLE, 90 * u16::from(view.quarters(place.seat)));
    format!(
        "<g transform=\"translate({x} {y})rotate({turn})\"><use href=\"#arm\"/>\
         <path fill=\"url(#w{})\" d=\"M-10 30H10V188H-10z\"/></g>",
        place.look
    )
}

/// Returns the pieces of a seat at home, in the corner at its right hand.
fn home(view: View, place: &Place) -> impl Iterator<Item = String> {
    let spots = [(80, 80), (140, 80), (80, 140), (140, 140)].into_iter().take(place.home.0.into());
    spots.map(move |spot| {
        let (x, y) = view.turned(place.seat, spot);
        format!("<use href=\"#{}\" transform=\"translate({x} {y})scale(2)\"/>", place.seat)
    })
}
