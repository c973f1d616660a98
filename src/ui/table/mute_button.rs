//! The button that mutes the site.

use yew::{Html, component, html};

use crate::scene::Sound;
use crate::ui::callback::callback;
use crate::ui::context::use_settings;
use crate::ui::sound::{self, SOUND, SWITCH};
use crate::words::table;

/// A toggle button for the sound, in the bar.
#[component]
pub fn MuteButton() -> Html {
    let settings = use_settings();
    let is_on = sound::is_on(SOUND);
    let onclick = callback((settings, is_on), |_, (settings, is_on)| {
        settings.set(SOUND, SWITCH[usize::from(*is_on)]);
        sound::play(Sound::Chip);
    });
    html! {
        <button class="icon sound" aria-label={table::sound()} aria-pressed={is_on.to_string()} {onclick}>{ "♪" }</button>
    }
}
