//! The pace of the table, as this device keeps it.

use super::storage;
use crate::play::Pace;

/// The one kept on this device, or steady.
#[must_use]
pub fn kept() -> Pace {
    let name = storage::setting("pace");
    Pace::ALL.into_iter().find(|pace| Some(pace.name()) == name.as_deref()).unwrap_or(Pace::Steady)
}

/// Keeps it on this device.
pub fn keep(pace: Pace) {
    storage::set_setting("pace", pace.name());
}
