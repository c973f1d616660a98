//! The live duel, as far as it is a matter of rules (B10): times, in milliseconds, that somebody else has measured.

/// How long a hand is held back that starts before "3".
pub const HELD_BACK_MILLIS: u32 = 500;

/// Two hands that come out within this time come out together.
const TOGETHER_MILLIS: u32 = 30;

/// The verdict on the moments at which hands came out with something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No hand is out, or one is, but the other may still come out together with it.
    Open,
    /// This hand was first, 0 or 1, and draws.
    First(usize),
    /// Both came out together: the bag is shaken and the duel played again.
    Again,
}

/// The verdict at the moment `now` if the hands came out at these moments, as far as they did.
#[must_use]
pub fn verdict(out: [Option<u32>; 2], now: u32) -> Verdict {
    let (first, at, other) = match out {
        [None, None] => return Verdict::Open,
        [Some(one), Some(other)] if other < one => (1, other, Some(one)),
        [Some(one), other] => (0, one, other),
        [None, Some(other)] => (1, other, None),
    };
    match other {
        Some(other) if other - at <= TOGETHER_MILLIS => Verdict::Again,
        None if now.saturating_sub(at) <= TOGETHER_MILLIS => Verdict::Open,
        _ => Verdict::First(first),
    }
}
