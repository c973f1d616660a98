//! The first move: the side that each player is due, and the one that they get (C.04.3, articles 1.6, 1.7 and 5; “white”
//! is the player who moves first).

use std::cmp::{Ordering, Reverse};

/// The side of a player in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Moves first.
    First,
    /// Moves second.
    Second,
}

/// The strength of a colour preference (FIDE Handbook C.04.3, article 1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Strength {
    /// The player has not played yet (1.7.4).
    None,
    /// It would alternate (1.7.3).
    Mild,
    /// It would balance a difference of one (1.7.2).
    Strong,
    /// The other side would be the third one running, or raise the difference above two (1.7.1).
    Absolute,
}

/// The side that a player is due.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preference {
    /// The side; `None` before the first game.
    pub side: Option<Side>,
    /// Its strength.
    pub strength: Strength,
}

impl Side {
    /// The other side.
    #[must_use]
    pub fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

impl Preference {
    /// Derives it from the sides in the games that were played, the oldest first.
    #[must_use]
    pub fn of(sides: &[Side]) -> Self {
        let difference: i32 = sides.iter().map(|side| if *side == Side::First { 1 } else { -1 }).sum();
        let preference = |side: Side, strength| Self { side: Some(side), strength };
        let rarer = if difference > 0 { Side::Second } else { Side::First };
        match *sides {
            [] => Self { side: None, strength: Strength::None },
            [.., before, last] if before == last => preference(last.other(), Strength::Absolute),
            _ if difference.abs() > 1 => preference(rarer, Strength::Absolute),
            _ if difference != 0 => preference(rarer, Strength::Strong),
            [.., last] => preference(last.other(), Strength::Mild),
        }
    }

    /// Returns `true` if both players are due the same side.
    #[must_use]
    pub fn clashes(self, other: Self) -> bool {
        self.side.is_some() && self.side == other.side
    }

    /// Returns `true` if both players must have the same side, so that they cannot meet.
    #[must_use]
    pub fn forbids(self, other: Self) -> bool {
        self.clashes(other) && self.strength.min(other.strength) == Strength::Absolute
    }
}

/// The side of the higher ranked player in a game with another (article 5). `higher` and `lower` are the sides of their
/// games so far; `is_odd` tells whether the pairing number of the higher one, counted from one, is odd.
#[must_use]
pub fn side_of_higher(higher: &[Side], lower: &[Side], is_odd: bool) -> Side {
    let (own, opponent) = (Preference::of(higher), Preference::of(lower));
    let by_number = if is_odd { Side::First } else { Side::Second };
    match (own.side, opponent.side) {
        (None, None) => by_number,
        (Some(side), None) => side,
        (None, Some(side)) => side.other(),
        (Some(side), Some(due)) if side != due => side,
        (Some(side), Some(_)) => match own.strength.cmp(&opponent.strength) {
            Ordering::Greater => side,
            Ordering::Less => side.other(),
            Ordering::Equal => {
                // Alternate to the last round in which they had different sides (article 5.2.3).
                let differ = higher.iter().rev().zip(lower.iter().rev()).find(|(own, other)| own != other);
                differ.map_or(side, |(own, _)| own.other())
            }
        },
    }
}

/// Orders the players of a field: by points, and then by number.
#[must_use]
pub fn rank(points: u32, number: usize) -> (Reverse<u32>, usize) {
    (Reverse(points), number)
}
