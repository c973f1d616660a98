//! Telling once how a show is ended.

use yew::{hook, use_state_eq};

use super::use_sitting::Playing;
use crate::scene::Scene;
use crate::store::settings;
use crate::ui::hooks::use_effect_on;

/// The setting that is there once it has been told that a tap ends a show.
const TOLD: &str = "skip";

/// Gives whether it has yet to be told on this device how a show is ended: until one of a bot was seen.
#[hook]
pub fn use_skip_tip<G: Scene + 'static>(playing: &Playing<G>) -> bool {
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
