//! The hint that a tap skips an animation.

use yew::{hook, use_state_eq};

use super::use_sitting::TableHandle;
use crate::scene::Scene;
use crate::ui::hooks::use_effect_on;
use crate::ui::settings;

/// Name of the setting that records that the hint was shown.
const TOLD: &str = "skip";

/// Returns `true` until an animation of a bot's move has been seen on this device: until then, the hint is shown.
#[hook]
pub fn use_skip_tip<G: Scene>(playing: &TableHandle<G>) -> bool {
    let to_tell = use_state_eq(|| settings::get(TOLD).is_none());
    let is_seen = playing.view.is_for_person() && playing.view.bot_acted_last;
    use_effect_on(is_seen, {
        let to_tell = to_tell.clone();
        move |is_seen| {
            if *is_seen && *to_tell {
                settings::set(TOLD, "told");
                to_tell.set(false);
            }
        }
    });
    *to_tell
}
