//! The rules of timing in a live duel (B10). Times are in milliseconds, and measured by the caller.

/// The delay of a hand that starts before "3".
pub const HELD_BACK_MILLIS: u32 = 500;

/// The time within which two hands come out together.
const TOGETHER_MILLIS: u32 = 30;

/// The verdict on the times at which hands came out with a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not decided: no hand is out, or the other may still come out together with it.
    Open,
    /// This hand was first, 0 or 1, and draws.
    First(usize),
    /// Both came out together: the bag is shaken, and the duel is played again.
    Again,
}

/// The verdict at the time `now`, with the times at which the hands came out, `None` for a hand that is not out.
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
