//! The levels of bots, which have the same names in every game.

use crate::bots::Level;
use crate::record::Kind;
use crate::words::table;

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
        Level::Beginner => table::level_beginner(),
        Level::Casual => table::level_casual(),
        Level::Advanced => table::level_advanced(),
        Level::Master => table::level_master(),
    }
}

/// Returns the name of the bot of this level.
#[must_use]
pub fn bot_name(level: Level) -> &'static str {
    match level {
        Level::Beginner => table::guest_sparrow(),
        Level::Casual => table::guest_goat(),
        Level::Advanced => table::guest_fox(),
        Level::Master => table::guest_falcon(),
    }
}
