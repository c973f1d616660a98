//! The number of trials of tests that could go on without end.

use std::env;

/// `true` with `LONG=1`, which wants all trials.
pub fn is_long() -> bool {
    env::var("LONG").is_ok_and(|wish| wish == "1")
}

/// Returns a tenth of `all`, at least one; with `LONG=1` all of them.
pub fn tries(all: usize) -> usize {
    if is_long() { all } else { all.div_ceil(10) }
}
