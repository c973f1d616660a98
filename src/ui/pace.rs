//! The setting for the pace of animations.

use super::settings;
use crate::play::Pace;
use crate::words::house;

/// Returns the saved pace, or the steady one.
#[must_use]
pub fn saved() -> Pace {
    let saved = settings::get("pace").unwrap_or_default();
    Pace::ALL.into_iter().find(|pace| saved == pace.key()).unwrap_or(Pace::Steady)
}

/// Returns the name of a pace.
pub fn name(pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => house::speed_slow(),
        Pace::Steady => house::speed_normal(),
        Pace::Brisk => house::speed_fast(),
        Pace::Instant => house::speed_instant(),
    }
}
