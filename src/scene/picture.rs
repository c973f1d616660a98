//! Small pictures of boards, for lists: SVG documents that need nothing else, with colours that are at home on light and
//! dark ground.

use super::looks::dye;

/// A picture of a board whose sides are so long.
pub(super) fn picture(side: i32, drawn: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"96\" height=\"96\">{drawn}</svg>"
    )
}

/// The pattern of a look, to fill something with: `url(#w3)`.
pub(super) fn weave(look: u8) -> String {
    let dye = dye(look);
    format!(
        "<pattern id=\"w{look}\" width=\"24\" height=\"24\" patternUnits=\"userSpaceOnUse\">\
         <path fill=\"{}\" d=\"M0 0h24v24H0z\"/><path fill=\"{}\" d=\"{}\"/></pattern>",
        dye.seat, dye.light, dye.motif
    )
}

/// Something that is defined in the picture, at a point.
pub(super) fn put(id: &str, (x, y): (i32, i32)) -> String {
    format!("<use href=\"#{id}\" x=\"{x}\" y=\"{y}\"/>")
}

/// What is drawn of each of these, once.
pub(super) fn each_once<T: PartialEq>(all: impl Iterator<Item = T>) -> impl Iterator<Item = T> {
    let mut once = Vec::new();
    for one in all {
        if !once.contains(&one) {
            once.push(one);
        }
    }
    once.into_iter()
}
