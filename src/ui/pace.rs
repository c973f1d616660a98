//! The setting for the pace of animations.

use super::settings;
use crate::play::Pace;
use crate::words::table;

/// Returns the saved pace, or the steady one.
#[must_use]
pub fn saved() -> Pace {
    let saved = settings::get("pace").unwrap_or_default();
    Pace::ALL.into_iter().find(|pace| saved == pace.key()).unwrap_or(Pace::Steady)
}

/// Returns the name of a pace.
pub fn name(pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => table::speed_slow(),
        Pace::Steady => table::speed_normal(),
        Pace::Brisk => table::speed_fast(),
        Pace::Instant => table::speed_instant(),
    }
}
