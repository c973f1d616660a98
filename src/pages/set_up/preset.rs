//! Ready tables: who sits where, by one press.

use crate::bots::Level;

/// The level of the bots at ready tables: the weakest must be chosen deliberately.
pub const LEVEL: Level = Level::Casual;
/// Maximum number of persons at the table of a family.
const FAMILY: u8 = 4;

/// A ready table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Preset {
    /// One person, against bots.
    Alone,
    /// The same, in the short game of the rulebook.
    Quick,
    /// Two persons at one device; where the game has more seats, opposite each other, with bots between them.
    Two,
    /// Persons on all seats, at one device.
    Family,
}

impl Preset {
    /// Returns the ready tables of a game with so many seats at the most. `has_short` if it has a short game.
    pub fn of(most: u8, has_short: bool) -> impl Iterator<Item = Self> {
        let all = [Self::Alone, Self::Quick, Self::Two, Self::Family];
        all.into_iter().filter(move |preset| match preset {
            Self::Family => most > 2,
            Self::Quick => has_short,
            Self::Alone | Self::Two => true,
        })
    }

    /// Returns whether the game at this table is the short one; `None` if either is.
    #[must_use]
    pub fn is_short(self) -> Option<bool> {
        match self {
            Self::Alone => Some(false),
            Self::Quick => Some(true),
            Self::Two | Self::Family => None,
        }
    }

    /// Returns the number of seats that are taken in a game with so many.
    #[must_use]
    pub fn seats(self, fewest: u8, most: u8) -> u8 {
        if self == Self::Family { most.min(FAMILY) } else { fewest }
    }

    /// Returns `true` if a person sits on this seat where so many are taken. On one that is taken later sits who would sit
    /// there now.
    #[must_use]
    pub fn has_person(self, seat: u8, seats: u8) -> bool {
        match self {
            Self::Alone | Self::Quick => seat == 0,
            Self::Two => seat == 0 || seat == seats / 2,
            Self::Family => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Preset;

    #[test]
    fn two_partners_sit_opposite_each_other_and_a_family_takes_all_seats() {
        let persons = |preset: Preset, fewest, most| {
            let seats = preset.seats(fewest, most);
            (0..seats).map(|seat| preset.has_person(seat, seats)).collect::<Vec<_>>()
        };
        assert_eq!(persons(Preset::Alone, 2, 4), [true, false]);
        assert_eq!(persons(Preset::Two, 2, 8), [true, true]);
        assert_eq!(persons(Preset::Two, 4, 4), [true, false, true, false]);
        assert_eq!(persons(Preset::Family, 2, 8), [true; 4]);
    }

    #[test]
    fn a_game_for_two_has_no_table_for_a_family() {
        assert!(Preset::of(2, false).all(|preset| preset != Preset::Family));
        assert!(Preset::of(4, false).any(|preset| preset == Preset::Family));
    }

    #[test]
    fn a_game_with_a_short_one_has_a_quick_table() {
        assert!(Preset::of(4, true).any(|preset| preset == Preset::Quick));
        assert!(Preset::of(4, false).all(|preset| preset != Preset::Quick));
    }
}
