//! What the things on a board sound like, by what they are: how each of them is made, the page knows.

/// The sound of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A die rolls and falls.
    Die,
    /// Two long wooden dice fall.
    Pasa,
    /// Cowries fall.
    Cowries,
    /// A step on a way.
    Step,
    /// A piece is set down on wood.
    Chip,
    /// Coins pass.
    Coins,
    /// A rug unrolls.
    Rug,
    /// A piece is taken, or won.
    Capture,
    /// A piece is sent back to where it began.
    SentBack,
    /// A piece comes to rest on a cross, where nobody can hit it.
    Cross,
    /// A piece comes home.
    Home,
    /// Somebody rises: a chip is a dama now, a camp is complete.
    Rise,
    /// A hand meets a piece in the bag.
    Knock,
    /// A hand meets several.
    Knocks,
    /// A number of a count.
    Count,
    /// The last number of a count.
    Go,
    /// The match is over.
    End,
}

impl Sound {
    /// The name by which the page knows how it is made.
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
            Self::Cross => "cross",
            Self::Home => "home",
            Self::Rise => "rise",
            Self::Knock => "knock",
            Self::Knocks => "knocks",
            Self::Count => "count",
            Self::Go => "go",
            Self::End => "end",
        }
    }
}
