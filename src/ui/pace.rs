//! The pace of the table, as this device keeps it.

use crate::play::Pace;
use crate::store::settings;
use crate::words::house;

/// The one kept on this device, or steady.
#[must_use]
pub fn kept() -> Pace {
    let kept = settings::get("pace").unwrap_or_default();
    // It once had a capital letter.
    Pace::ALL.into_iter().find(|pace| kept.eq_ignore_ascii_case(pace.key())).unwrap_or(Pace::Steady)
}

/// The name of a pace.
pub fn name(pace: Pace) -> &'static str {
    match pace {
        Pace::Calm => house::pace_calm(),
        Pace::Steady => house::pace_steady(),
        Pace::Brisk => house::pace_brisk(),
        Pace::Instant => house::pace_instant(),
    }
}
