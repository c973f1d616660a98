//! A round: its games and their results.

/// The result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player who moves first has won.
    FirstWins,
    /// Nobody has won.
    Draw,
    /// The player who moves second has won.
    SecondWins,
    /// Only the player who moves first has come, and wins without a game.
    FirstByForfeit,
    /// Only the player who moves second has come, and wins without a game.
    SecondByForfeit,
    /// Neither has come.
    BothForfeit,
}

impl Outcome {
    /// The same result if the other player had moved first.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Self::FirstWins => Self::SecondWins,
            Self::Draw => Self::Draw,
            Self::SecondWins => Self::FirstWins,
            Self::FirstByForfeit => Self::SecondByForfeit,
            Self::SecondByForfeit => Self::FirstByForfeit,
            Self::BothForfeit => Self::BothForfeit,
        }
    }

    /// The points of the player who moves first and of the other, in halves.
    #[must_use]
    pub fn points(self) -> (u32, u32) {
        match self {
            Self::FirstWins | Self::FirstByForfeit => (2, 0),
            Self::Draw => (1, 1),
            Self::SecondWins | Self::SecondByForfeit => (0, 2),
            Self::BothForfeit => (0, 0),
        }
    }

    /// `true` if there was no game.
    #[must_use]
    pub fn is_forfeit(self) -> bool {
        matches!(self, Self::FirstByForfeit | Self::SecondByForfeit | Self::BothForfeit)
    }
}

/// A game between two players, at a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The number of the player who moves first.
    pub first: usize,
    /// The number of the player who moves second.
    pub second: usize,
    /// The result, once it is known.
    pub outcome: Option<Outcome>,
}

impl Pairing {
    /// A game that has no result yet.
    #[must_use]
    pub fn new(first: usize, second: usize) -> Self {
        Self { first, second, outcome: None }
    }

    /// `true` unless the game was forfeited.
    #[must_use]
    pub fn is_played(&self) -> bool {
        !self.outcome.is_some_and(Outcome::is_forfeit)
    }
}

/// A round. A player who is in none of its games and has no bye takes no part in it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The games, in the order of the tables.
    pub pairings: Vec<Pairing>,
    /// The player for whom there is no opponent, and who gets a point for it.
    pub bye: Option<usize>,
}

impl Round {
    /// The number of games without a result.
    #[must_use]
    pub fn missing(&self) -> usize {
        self.pairings.iter().filter(|pairing| pairing.outcome.is_none()).count()
    }
}

/// A game of a tournament that a match may have been.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LikelyGame {
    /// The round, from zero.
    pub round: usize,
    /// The table, from zero.
    pub table: usize,
    /// The result that the match would have there.
    pub outcome: Outcome,
    /// The result that is entered.
    pub entered: Option<Outcome>,
}
