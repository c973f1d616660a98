//! Sounds, named after things on the board; the page synthesises them.

/// The sound of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A die rolls and falls.
    Die,
    /// Two long wooden dice fall.
    Pasa,
    /// Cowries fall.
    Cowries,
    /// A step on a path.
    Step,
    /// A piece is put down on wood.
    Chip,
    /// A payment of coins.
    Coins,
    /// A rug unrolls.
    Rug,
    /// A piece is captured or won.
    Capture,
    /// A piece is sent back to its start.
    SentBack,
    /// A piece of the person who listens is sent back to its start.
    Struck,
    /// A piece lands on a cross, where nothing can hit it.
    Cross,
    /// A piece reaches home.
    Home,
    /// The last piece of a player reaches home.
    AllHome,
    /// A player has earned pairs.
    Pairs,
    /// Another player leads.
    Lead,
    /// A promotion or a completion: a chip becomes a dama, a shape is complete.
    Rise,
    /// A hand touches a piece in the bag.
    Knock,
    /// A hand touches several pieces.
    Knocks,
    /// The hand of another player moves in the bag.
    Rustle,
    /// A number of a countdown.
    Count,
    /// The end of a countdown.
    Go,
    /// The player at another device says something.
    Say,
    /// The match is over.
    End,
}

impl Sound {
    /// Returns the name by which the page selects the sound.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Die => "die",
            Self::Pasa => "pasa",
            Self::Cowries => "cowries",
            Self::Step => "step",
            Self::Chip => "chip",
            Self::Coins => "coins",
            Self::Rug => "rug",
            Self::Capture => "capture",
            Self::SentBack => "sent-back",
            Self::Struck => "struck",
            Self::Cross => "cross",
            Self::Home => "home",
            Self::AllHome => "all-home",
            Self::Pairs => "pairs",
            Self::Lead => "lead",
            Self::Rise => "rise",
            Self::Knock => "knock",
            Self::Knocks => "knocks",
            Self::Rustle => "rustle",
            Self::Count => "count",
            Self::Go => "go",
            Self::Say => "say",
            Self::End => "end",
        }
    }
}
