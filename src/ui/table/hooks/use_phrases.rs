//! The phrases that the players at two connected devices say to each other.

use yew::{Callback, MouseEvent, hook};

use crate::scene::Sound;
use crate::ui::callback::callback;
use crate::ui::context::use_settings;
use crate::ui::hooks::use_window_event;
use crate::ui::live::{Live, PHRASE_EVENT, Phrase};
use crate::ui::sound;
use crate::ui::switches::Switch;

/// The phrases that the players say to each other.
pub struct Phrases {
    /// `true` if phrases are exchanged.
    pub are_open: bool,
    /// The phrase of the other player, while it is shown.
    pub heard: Option<Phrase>,
    /// The phrase that was said here; until its time is over, nothing else can be said.
    pub said: Option<Phrase>,
    /// `true` if the other player is muted: nothing is heard.
    pub is_muted: bool,
    /// Mutes the other player, or no longer.
    pub on_mute: Callback<MouseEvent>,
}

/// Returns what the players say to each other, if `are_open`.
#[hook]
pub fn use_phrases(live: Live, are_open: bool) -> Phrases {
    let settings = use_settings();
    let is_muted = Switch::Mute.is_on();
    use_window_event(PHRASE_EVENT, move |event| {
        if is_muted || !are_open {
            event.prevent_default();
        } else {
            sound::play(Sound::Say);
        }
    });
    let on_mute = callback(settings, move |_, settings| Switch::Mute.set(settings, !is_muted));
    Phrases { are_open, heard: live.heard.filter(|_| !is_muted), said: live.said, is_muted, on_mute }
}
