//! The players' colours and patterns. Their colours are classes of the style sheet: `look-0` and so on.

use yew::{AttrValue, Html};

pub use crate::scene::look_name as name;

/// The weaves, as SVG.
pub const WEAVES: &str = include_str!("weaves.svg");

/// The weaves as patterns, `weave-0` and so on, for every drawing of a page. A page that draws any has this once.
pub fn weaves() -> Html {
    Html::from_html_unchecked(AttrValue::Static(WEAVES))
}

/// A small piece of a weave.
pub fn swatch(look: u8) -> Html {
    piece("swatch", look)
}

/// A piece of a weave as wide as its place.
pub fn stripe(look: u8) -> Html {
    piece("stripe", look)
}

fn piece(class: &str, look: u8) -> Html {
    Html::from_html_unchecked(svg(class, look).into())
}

/// A small piece of a weave, as markup.
pub fn swatch_svg(look: u8) -> String {
    svg("swatch", look)
}

fn svg(class: &str, look: u8) -> String {
    format!(
        "<svg class=\"{class} look-{look}\" aria-hidden=\"true\"><rect class=\"weave\" width=\"100%\" height=\"100%\"/></svg>"
    )
}
