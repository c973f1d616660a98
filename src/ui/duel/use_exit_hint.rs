//! The hint in a live duel that shows how a hand leaves the bag.

use yew::{hook, use_state};

use crate::play::bag::DuelStatus;
use crate::ui::hooks::use_effect_on;
use crate::ui::settings;

/// Name of the setting that records that a hand was moved on this device.
const MOVED: &str = "duel-moved";

/// Returns for each hand whether its player is shown the hint: in the first duel until the hand moves, and whenever it
/// is idle.
#[hook]
pub fn use_exit_hint(status: &DuelStatus) -> [bool; 2] {
    let is_first = use_state(|| settings::get(MOVED).is_none());
    use_effect_on(status.moved.contains(&true), |has_moved| {
        if *has_moved {
            settings::set(MOVED, "yes");
        }
    });
    [0, 1].map(|hand| status.idle[hand] || (*is_first && !status.moved[hand]))
}
