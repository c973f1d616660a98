//! A small picture of Marrakech's board.

use super::Rug;
use super::board::unmarked_board;
use super::geometry::{WHOLE, corner};
use crate::rules::marrakech::{Marrakech, SquareSet};
use crate::scene::Seating;
use crate::scene::looks::swatch;
use crate::scene::picture::{each_once, pattern, picture, use_at};

/// Returns an SVG of the market with the visible rugs, and Asam.
pub(super) fn svg(state: &Marrakech, seating: &Seating) -> String {
    let board = unmarked_board(state, seating);
    let rugs = seen(&board.rugs);
    let rug = |look| {
        let shape = |id, path| {
            let deep = swatch(look).deep;
            format!(
                "<path id=\"{id}{look}\" fill=\"url(#w{look})\" stroke=\"{deep}\" stroke-width=\"4\" d=\"{path}\"/>"
            )
        };
        pattern(look) + &shape("h", "M3 5h82v34H3z") + &shape("v", "M5 3h34v82H5z")
    };
    let woven: String = each_once(rugs.iter().map(|rug| rug.look)).map(rug).collect();
    let laid = rugs.iter().map(|rug| {
        let [one, other] = rug.squares.map(corner);
        let lies = if one.1 == other.1 { "h" } else { "v" };
        use_at(&format!("{lies}{}", rug.look), one.min(other))
    });
    let (x, y) = board.asam.pose.at;
    let worn = swatch(board.asam.look);
    let asam = format!(
        "<g transform=\"translate({x} {y})scale(1.6)\"><path transform=\"rotate({})\" fill=\"#fff\" stroke=\"{}\" \
         stroke-width=\"2\" d=\"M0-31-10-18H10z\"/>{}<path fill=\"{}\" stroke=\"{1}\" \
         d=\"M-6-12-5-20.5Q0-23 5-20.5L6-12Q0-9-6-12z\"/></g>",
        board.asam.pose.angle,
        worn.deep,
        include_str!("merchant.svg"),
        worn.seat,
    );
    picture(WHOLE, &format!("<defs>{woven}</defs>{}{}{asam}", include_str!("market.svg"), laid.collect::<String>()))
}

/// Returns the rugs that are not entirely covered by later ones, the lowest first.
fn seen(rugs: &[Rug]) -> Vec<&Rug> {
    let mut covered = SquareSet::default();
    let mut seen: Vec<_> = rugs
        .iter()
        .rev()
        .filter(|rug| {
            let is_seen = rug.squares.iter().any(|square| !covered.contains(*square));
            rug.squares.iter().for_each(|square| covered.insert(*square));
            is_seen
        })
        .collect();
    seen.reverse();
    seen
}
