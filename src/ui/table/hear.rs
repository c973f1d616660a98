//! What is heard at the table, and the settings of it.

use yew::{Html, html};

use super::{Msg, Table};
use crate::scene::Sound;
use crate::ui::boards::Shown;
use crate::ui::page::{self, Link};
use crate::ui::parts::{self, Choice, choices, element, press, words};
use crate::ui::sound::{self, SOUND, SWITCH, VIBRATION, VOLUME, VOLUMES};
use crate::ui::storage;
use crate::words::house;

impl<G: Shown> Table<G> {
    /// A setting of the device was chosen.
    pub(super) fn set(name: &str, value: &str) {
        storage::set_setting(name, value);
        sound::play(Sound::Chip);
    }

    /// The button in the bar that mutes the device.
    pub(super) fn mute(link: &Link) -> Html {
        let is_on = sound::is_on(SOUND);
        let other = SWITCH[usize::from(is_on)];
        let pressed = press(link, page::Msg::own(Msg::Set(SOUND, other)));
        html! { <button class="icon sound" aria-label={house::sound()} aria-pressed={is_on.to_string()} onclick={pressed}>{ "♪" }</button> }
    }

    /// The settings in the menu.
    pub(super) fn volume_and_vibration(link: &Link) -> Vec<Html> {
        let setting = |name: &'static str, values: &'static [&'static str], called: &[&str], chosen: usize| {
            let choice = |(place, (value, called)): (usize, (&&'static str, &&str))| {
                let choice = Choice { group: name.into(), class: "choice", name: None, chosen: place == chosen };
                parts::choice(choice, press(link, page::Msg::own(Msg::Set(name, value))), words(called))
            };
            values.iter().zip(called).enumerate().map(choice).collect()
        };
        let volumes = [house::volume_quiet(), house::volume_medium(), house::volume_loud()];
        let vibration =
            setting(VIBRATION, &SWITCH, &[house::on(), house::off()], usize::from(!sound::is_on(VIBRATION)));
        vec![
            choices(house::volume(), setting(VOLUME, &VOLUMES, &volumes, sound::volume())),
            element("div", "vibration", vec![choices(house::vibration(), vibration)]),
        ]
    }
}
