//! Sounds and vibration of a match, by the settings of this device. `static/sound.js` makes the sounds.

use super::host;
use crate::scene::Sound;
use crate::store::settings;

/// The settings: whether there is sound, how loud it is, and whether the device shakes.
pub const SOUND: &str = "sound";
pub const VOLUME: &str = "volume";
pub const VIBRATION: &str = "vibration";

/// The values of the settings, as they are kept. The first one of each is there until another one is chosen.
pub const SWITCH: [&str; 2] = ["on", "off"];
pub const VOLUMES: [&str; 3] = ["quiet", "medium", "loud"];

/// Whether what can be switched off is on.
pub fn is_on(switch: &str) -> bool {
    settings::get(switch).is_none_or(|value| !value.eq_ignore_ascii_case(SWITCH[1]))
}

/// Which of the volumes is chosen.
pub fn volume() -> usize {
    let chosen = settings::get(VOLUME);
    // They once had capital letters.
    let is_chosen = |volume: &&str| chosen.as_ref().is_some_and(|chosen| chosen.eq_ignore_ascii_case(volume));
    VOLUMES.iter().position(is_chosen).unwrap_or_default()
}

/// Lets something be heard and felt. Before the page is touched first, nothing is.
pub fn play(sound: Sound) {
    let volume = if is_on(SOUND) { volume() + 1 } else { 0 };
    host::play(sound.name(), volume, is_on(VIBRATION));
}
