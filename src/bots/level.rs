//! How well the house's bots play.

/// How well a bot plays, the weakest first. What one of a level sees and knows in a game, the game says
/// ([`super::Evaluate::thinks`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// A friendly beginner, who loses to a child now and then.
    Beginner,
    /// Plays for fun, and sees what is near.
    Casual,
    /// Has played for long.
    Keen,
    /// As strong as two seconds on a phone allow.
    Master,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Keen, Self::Master];

    /// The bot's name in records and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "level-1",
            Self::Casual => "level-2",
            Self::Keen => "level-3",
            Self::Master => "level-4",
        }
    }

    /// The level of the bot of this name. Names stand in records for ever: those of bots that the house had before sit at
    /// the level that is nearest.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        match name {
            "level-1" | "random" | "feeling-1" => Some(Self::Beginner),
            "level-2" | "half-ahead" | "feeling-4" => Some(Self::Casual),
            "level-3" | "one-ahead" | "feeling-2" | "alpha-beta-2" => Some(Self::Keen),
            "level-4" | "feeling-3" | "alpha-beta-4" | "alpha-beta-7" => Some(Self::Master),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Level;

    #[test]
    fn a_level_is_found_by_its_name() {
        for level in Level::ALL {
            assert_eq!(Level::by_name(level.name()), Some(level));
        }
        for name in ["", "level-0", "level-5", "level-01", "Level-1", "alpha-beta-3"] {
            assert_eq!(Level::by_name(name), None, "{name}");
        }
    }
}
