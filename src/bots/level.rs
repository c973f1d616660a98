//! The levels of the bots.

/// The playing strength of a bot, weakest first. [`super::Evaluate::start_level_search`] defines each level for its
/// game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// A friendly beginner, who can lose to a child.
    Beginner,
    /// A casual player, who sees immediate threats.
    Casual,
    /// An experienced player.
    Advanced,
    /// As strong as two seconds on a phone allow.
    Master,
}

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Advanced, Self::Master];

    /// The name of the level in records and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "level-1",
            Self::Casual => "level-2",
            Self::Advanced => "level-3",
            Self::Master => "level-4",
        }
    }

    /// The level with this name. Records keep names for ever, so the names of earlier bots map to the nearest level.
    #[must_use]
    pub fn by_name(name: &str) -> Option<Self> {
        match name {
            "level-1" | "random" | "feeling-1" => Some(Self::Beginner),
            "level-2" | "half-ahead" | "feeling-4" => Some(Self::Casual),
            "level-3" | "one-ahead" | "feeling-2" | "alpha-beta-2" => Some(Self::Advanced),
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
