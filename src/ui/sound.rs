//! Sound and vibration of a match, according to the settings of this device. `static/sound.js` makes the sounds.

use super::{host, settings};
use crate::scene::Sound;

/// Names of the settings: sound, its volume, and vibration.
pub const SOUND: &str = "sound";
pub const VOLUME: &str = "volume";
pub const VIBRATION: &str = "vibration";

/// Saved values of the settings; the first of each is the default.
pub const SWITCH: [&str; 2] = ["on", "off"];
pub const VOLUMES: [&str; 3] = ["quiet", "medium", "loud"];

/// `true` unless this setting is switched off.
pub fn is_on(switch: &str) -> bool {
    settings::get(switch).is_none_or(|value| value != SWITCH[1])
}

/// Returns the index of the chosen volume.
pub fn volume() -> usize {
    let chosen = settings::get(VOLUME);
    VOLUMES.iter().position(|volume| chosen.as_deref() == Some(volume)).unwrap_or_default()
}

/// Plays a sound and its vibration. Silent until the first user gesture on the page.
pub fn play(sound: Sound) {
    let volume = if is_on(SOUND) { volume() + 1 } else { 0 };
    host::play(sound.name(), volume, is_on(VIBRATION));
}
