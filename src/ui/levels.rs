//! How strong bots are, in the same words in every game.

use yew::{AttrValue, Html};

use super::parts::{element, tag, text, words};
use crate::bots::Level;
use crate::record::Kind;
use crate::words::house;

/// The level of who sits on a seat, if it is a bot of the house.
#[must_use]
pub fn of(kind: &Kind) -> Option<Level> {
    match kind {
        Kind::Bot(name) => Level::by_name(name),
        Kind::Person => None,
    }
}

/// The level's name.
#[must_use]
pub fn name(level: Level) -> &'static str {
    match level {
        Level::Beginner => house::level_beginner(),
        Level::Casual => house::level_casual(),
        Level::Keen => house::level_keen(),
        Level::Master => house::level_master(),
    }
}

/// A bot as it is marked where its name stands.
pub fn badge(level: Level) -> Html {
    let says = house::bot_of_level(name(level));
    let parts = vec![
        mark(level),
        tag("span", &["class", "aria-hidden"], &["level", "true"], vec![words(name(level))]),
        text("span", "unseen", &says),
    ];
    tag("span", &["class", "title"], &["badge", &says], parts)
}

/// The mark of a bot: a head, and below it as many of four points as its level has.
fn mark(level: Level) -> Html {
    let points = 4 * (level as u8) + 2;
    let svg = format!(
        "<svg class=\"bot\" viewBox=\"0 0 14 16\" aria-hidden=\"true\"><path d=\"M7 0v3M2 3h10v7H2zM5 5.5v2M9 5.5v2\"/>\
         <path class=\"most\" d=\"M0 14h14\"/><path class=\"points\" d=\"M0 14h{points}\"/></svg>"
    );
    Html::from_html_unchecked(svg.into())
}

/// A person, as the choice beside the bots shows one.
pub fn person() -> Html {
    let mark = "<svg class=\"bot\" viewBox=\"0 0 14 16\" aria-hidden=\"true\"><circle cx=\"7\" cy=\"5\" r=\"3.2\"/><path d=\"M1.5 15c0-8 11-8 11 0\"/></svg>";
    let mark = Html::from_html_unchecked(AttrValue::Static(mark));
    element("span", "badge", vec![mark, words(house::person())])
}
