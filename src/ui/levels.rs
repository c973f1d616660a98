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

/// The name of the guest who plays at this level.
fn guest(level: Level) -> &'static str {
    match level {
        Level::Beginner => house::guest_sparrow(),
        Level::Casual => house::guest_goat(),
        Level::Keen => house::guest_fox(),
        Level::Master => house::guest_falcon(),
    }
}

/// A bot as it is marked where its name stands.
pub fn badge(level: Level) -> Html {
    let says = house::bot_of_level(guest(level), name(level));
    let shown = vec![words(guest(level)), text("small", "", name(level))];
    let parts = vec![
        Html::from_html_unchecked(face(level).into()),
        tag("span", &["class", "aria-hidden"], &["level", "true"], shown),
        text("span", "unseen", &says),
    ];
    tag("span", &["class", "title"], &["badge", &says], parts)
}

/// The guest's face.
fn face(level: Level) -> String {
    let drawn = match level {
        Level::Beginner => "M5 13a7 7 0 0 1 14 0c0 10-14 10-14 0zM6 9.5q6-2.5 12 0M10 14h4l-2 3zM8.5 12v1M15.5 12v1",
        Level::Casual => "M8 10h8l-2 8-2 2-2-2zM9 10q0-6-5-6M15 10q0-6 5-6M8 11l-4 3M16 11l4 3M10 13v1M14 13v1M12 20v3",
        Level::Keen => "M3 4l6 4h6l6-4-2 9-7 8-7-8zM5 13l5 1 2 7 2-7 5-1M9 10v1M15 10v1",
        Level::Master => "M4 12c0-12 16-12 16 0S4 24 4 12zM6 9l5 2M18 9l-5 2M10 13h4q0 3-2 6-2-3-2-6z",
    };
    format!("<svg class=\"bot\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{drawn}\"/></svg>")
}

/// A person, as the choice beside the bots shows one.
pub fn person() -> Html {
    let mark = "<svg class=\"bot\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M12 3a4.5 4.5 0 1 1-.1 0M4 21c0-10 16-10 16 0\"/></svg>";
    let mark = Html::from_html_unchecked(AttrValue::Static(mark));
    element("span", "badge", vec![mark, words(house::person())])
}
