//! The phrases that players say to each other in live play.

use crate::ui::host;
use crate::words::phrases;

/// The cancelable event of the window when the other device says a phrase. `preventDefault` suppresses it: the player is muted.
pub const PHRASE_EVENT: &str = "phrase";

/// A phrase. Devices exchange its number, so that each shows it in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A greeting.
    Hello,
    /// A wish before the match.
    GoodLuck,
    /// The other player is to act, and may not have noticed.
    YourTurn,
    /// The other player is asked to wait.
    OneMoment,
    /// Praise of a move, or of the match.
    WellPlayed,
    /// Thanks.
    Thanks,
    /// The wish for another match.
    Rematch,
    /// A farewell.
    Goodbye,
}

impl Phrase {
    /// All phrases, in the order of their numbers.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::GoodLuck,
        Self::YourTurn,
        Self::OneMoment,
        Self::WellPlayed,
        Self::Thanks,
        Self::Rematch,
        Self::Goodbye,
    ];

    /// Returns the phrase with a number, if there is one.
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.get(usize::from(number)).copied()
    }

    /// Says it to the other device.
    pub fn say(self) {
        if let Some(live) = host::live() {
            live.say(self as u8);
        }
    }

    /// Returns its words.
    pub fn words(self) -> &'static str {
        match self {
            Self::Hello => phrases::hello(),
            Self::GoodLuck => phrases::good_luck(),
            Self::YourTurn => phrases::your_turn(),
            Self::OneMoment => phrases::one_moment(),
            Self::WellPlayed => phrases::well_played(),
            Self::Thanks => phrases::thanks(),
            Self::Rematch => phrases::rematch(),
            Self::Goodbye => phrases::goodbye(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Phrase;

    #[test]
    fn the_number_of_a_phrase_is_its_place() {
        for (place, phrase) in (0..).zip(Phrase::ALL) {
            assert_eq!(phrase as u8, place);
            assert_eq!(Phrase::numbered(place), Some(phrase));
        }
        assert_eq!(Phrase::numbered(8), None);
    }
}
