//! The time at a table.

use web_sys::window;

/// Milliseconds that only go forward.
pub(super) fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}
