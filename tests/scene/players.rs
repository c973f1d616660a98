//! Simple players, which play the matches in which taps are counted.

#[path = "../players/one_ahead.rs"]
pub mod one_ahead;
#[expect(dead_code, reason = "the other player needs it for equals alone")]
#[path = "../players/random.rs"]
mod random;
