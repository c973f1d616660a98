//! Who is shown how a hand comes out of the bag of a live duel.

use yew::{hook, use_state};

use crate::play::bag::Signs;
use crate::store::settings;
use crate::ui::hooks::use_effect_on;

/// The setting that a hand has been moved on this device.
const MOVED: &str = "duel-moved";

/// Whether the player with a hand is shown the way out, by hands: in the first duel until the hand moves, and whenever it is idle.
#[hook]
pub fn use_way(signs: &Signs) -> [bool; 2] {
    let is_first = use_state(|| settings::get(MOVED).is_none());
    use_effect_on(signs.moved.contains(&true), |has_moved| {
        if *has_moved {
            settings::set(MOVED, "yes");
        }
        || {}
    });
    [0, 1].map(|hand| signs.idle[hand] || (*is_first && !signs.moved[hand]))
}
