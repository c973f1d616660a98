//! The players' colours and patterns. Their colours are classes of the style sheet: `look-0` and so on.

pub use crate::scene::look_name as name;

/// A small piece of a weave, as markup.
pub fn swatch_svg(look: u8) -> String {
    format!(
        "<svg class=\"swatch look-{look}\" aria-hidden=\"true\"><rect class=\"weave\" width=\"100%\" height=\"100%\"/></svg>"
    )
}
