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
        Level::Beginner => {
            "M5 13a7 7 0 0 1 14 0c0 4.5-3 8-7 8s-7-3.5-7-8zM6 9.5c3-1.5 9-1.5 12 0M10.3 14h3.4L12 17.3zM8.5 12v1M15.5 12v1"
        }
        Level::Casual => {
            "M8 10h8l-1.5 7.5L12 20l-2.5-2.5zM9 10C8.5 6 7 4 4 4M15 10c.5-4 2-6 5-6M8 11l-4 2.5M16 11l4 2.5M10 13v1M14 13v1M12 20v3"
        }
        Level::Keen => "M3 4l5.5 4h7L21 4l-2 9.5L12 21l-7-7.5zM5 13.5l4.5.5L12 21l2.5-7 4.5-.5M9 10.5v1M15 10.5v1",
        Level::Master => {
            "M12 3c5 0 8 4 8 9s-3 9.5-8 9.5S4 17 4 12s3-9 8-9zM6 9.5l5 1.5M18 9.5l-5 1.5M10.3 13h3.4c0 3-1 4-1.7 5.5-.7-1.5-1.7-2.5-1.7-5.5zM7 13v4M17 13v4"
        }
    };
    format!("<svg class=\"bot\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{drawn}\"/></svg>")
}

/// A person, as the choice beside the bots shows one.
pub fn person() -> Html {
    let mark = "<svg class=\"bot\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"M12 3a4.5 4.5 0 1 1-.1 0M4 21c0-10 16-10 16 0\"/></svg>";
    let mark = Html::from_html_unchecked(AttrValue::Static(mark));
    element("span", "badge", vec![mark, words(house::person())])
}
