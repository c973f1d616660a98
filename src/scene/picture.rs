//! Small pictures of boards for lists: self-contained SVG documents, with colours for light and dark backgrounds.

use super::looks::swatch;

/// Returns the SVG document of a square board with this side.
pub(super) fn picture(side: i32, drawn: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"96\" height=\"96\">{drawn}</svg>"
    )
}

/// Returns the pattern of a look as an SVG definition, for fills such as `url(#w3)`.
pub(super) fn pattern(look: u8) -> String {
    let swatch = swatch(look);
    format!(
        "<pattern id=\"w{look}\" width=\"24\" height=\"24\" patternUnits=\"userSpaceOnUse\">\
         <path fill=\"{}\" d=\"M0 0h24v24H0z\"/><path fill=\"{}\" d=\"{}\"/></pattern>",
        swatch.seat, swatch.light, swatch.motif
    )
}

/// Returns an SVG reference to a definition, at a point.
pub(super) fn use_at(id: &str, (x, y): (i32, i32)) -> String {
    format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")
}

/// Removes duplicates, keeping the order.
pub(super) fn each_once<T: PartialEq>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once.into_iter()
}
