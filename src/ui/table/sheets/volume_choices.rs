//! The settings for sound and vibration.

use yew::{Html, component, html};

use crate::scene::{Field, Sound};
use crate::ui::callback::callback;
use crate::ui::components::FieldChoices;
use crate::ui::context::use_settings;
use crate::ui::sound::{self, SWITCH, VIBRATION, VOLUME, VOLUMES};
use crate::words::table;

/// The volume of sounds, and vibration.
#[component]
pub fn VolumeChoices() -> Html {
    let settings = use_settings();
    let on_choose = callback(settings, |(id, choice): (&'static str, usize), settings| {
        settings.set(id, if id == VOLUME { VOLUMES[choice] } else { SWITCH[choice] });
        sound::play(Sound::Chip);
    });
    let volumes = [table::volume_quiet(), table::volume_medium(), table::volume_loud()];
    let volumes = Field::plain(VOLUME, table::volume(), volumes, sound::volume());
    let vibrations = [table::on(), table::off()];
    let vibrations = Field::plain(VIBRATION, table::vibration(), vibrations, (!sound::is_on(VIBRATION)).into());
    html! {
        <>
            <FieldChoices field={volumes} on_choose={&on_choose} />
            <div class="vibration"><FieldChoices field={vibrations} {on_choose} /></div>
        </>
    }
}
