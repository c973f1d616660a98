//! Sets of the pieces of one player, as the bits of a number: the lowest for the piece that is least far.

use std::iter;

use super::Step;
use super::pieces::MOST;

/// Which of these pieces stand on such steps. All are looked at, since no processor foresees which do.
pub(in crate::rules) fn which(own: [Step; MOST], is_such: impl Fn(Step) -> bool) -> u16 {
    own.iter().rev().fold(0, |which, step| which << 1 | u16::from(is_such(*step)))
}

/// The first of these pieces on each step: pieces on one step are alike, and one stands for all.
pub(in crate::rules) fn firsts(own: [Step; MOST]) -> u16 {
    (1..MOST).fold(1, |firsts, at| firsts | u16::from(own[at - 1] != own[at]) << at)
}

/// The places of the bits that are set, rising.
pub(in crate::rules) fn places(bits: u16) -> impl Iterator<Item = usize> {
    let mut left = bits;
    iter::from_fn(move || {
        let place = left.trailing_zeros() as usize;
        let is_any = left != 0;
        left &= left.wrapping_sub(1);
        is_any.then_some(place)
    })
}
