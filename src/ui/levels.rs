//! The levels of bots, which have the same names in every game.

use crate::bots::Level;
use crate::record::Kind;
use crate::words::house;

/// Returns the level of a bot; `None` for a person.
#[must_use]
pub fn of(kind: &Kind) -> Option<Level> {
    match kind {
        Kind::Bot(name) => Level::by_name(name),
        Kind::Person => None,
    }
}

/// Returns the level's name.
#[must_use]
pub fn name(level: Level) -> &'static str {
    match level {
        Level::Beginner => house::level_beginner(),
        Level::Casual => house::level_casual(),
        Level::Keen => house::level_keen(),
        Level::Master => house::level_master(),
    }
}

/// Returns the name of the bot of this level.
#[must_use]
pub fn bot_name(level: Level) -> &'static str {
    match level {
        Level::Beginner => house::guest_sparrow(),
        Level::Casual => house::guest_goat(),
        Level::Keen => house::guest_fox(),
        Level::Master => house::guest_falcon(),
    }
}
