//! Sets of the pieces of one player as bit masks, with the lowest bit for the piece that is least far.

use std::iter;

use super::Step;
use super::pieces::MOST;

/// The pieces whose step fulfils a condition. All four are tested without branches, which the processor could not
/// predict.
pub(in crate::rules) fn which(own: [Step; MOST], is_such: impl Fn(Step) -> bool) -> u16 {
    own.iter().rev().fold(0, |which, step| which << 1 | u16::from(is_such(*step)))
}

/// The first piece on each step, which stands for all that are interchangeable with it.
pub(in crate::rules) fn firsts(own: [Step; MOST]) -> u16 {
    (1..MOST).fold(1, |firsts, at| firsts | u16::from(own[at - 1] != own[at]) << at)
}

/// The indices of the bits that are set, in ascending order.
pub(in crate::rules) fn places(bits: u16) -> impl Iterator<Item = usize> {
    let mut left = bits;
    iter::from_fn(move || {
        let place = left.trailing_zeros() as usize;
        let is_any = left != 0;
        left &= left.wrapping_sub(1);
        is_any.then_some(place)
    })
}
