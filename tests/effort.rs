//! How much is tried of what could be tried without end.

use std::env;

/// Of so many tries a tenth and at least one, or all with `LONG=1`.
pub fn tries(all: usize) -> usize {
    if env::var("LONG").is_ok_and(|wish| wish == "1") { all } else { all.div_ceil(10) }
}
