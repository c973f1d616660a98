//! The settings for sound and vibration.

use yew::{Html, component, html};

use crate::scene::Sound;
use crate::ui::callback::callback;
use crate::ui::components::{Choice, Choices};
use crate::ui::context::{use_language, use_settings};
use crate::ui::sound::{self, SWITCH, VIBRATION, VOLUME, VOLUMES};
use crate::words::house;

/// The volume of sounds, and vibration.
#[component]
pub fn VolumeChoices() -> Html {
    use_language();
    let settings = use_settings();
    let on_choose = callback(settings, |(name, value): (&'static str, &'static str), settings| {
        settings.set(name, value);
        sound::play(Sound::Chip);
    });
    let choices = |name: &'static str, values: &[&'static str], called: &[&'static str], chosen: usize| {
        let choice = |(at, (value, called)): (usize, (&&'static str, &&'static str))| {
            let value = *value;
            html! {
                <Choice key={value} group={name} chosen={at == chosen} on_choose={on_choose.reform(move |_| (name, value))}>
                    { *called }
                </Choice>
            }
        };
        values.iter().zip(called).enumerate().map(choice).collect::<Html>()
    };
    let volumes = [house::volume_quiet(), house::volume_medium(), house::volume_loud()];
    let vibration = [house::on(), house::off()];
    html! {
        <>
            <Choices name={house::volume()}>{ choices(VOLUME, &VOLUMES, &volumes, sound::volume()) }</Choices>
            <div class="vibration">
                <Choices name={house::vibration()}>
                    { choices(VIBRATION, &SWITCH, &vibration, usize::from(!sound::is_on(VIBRATION))) }
                </Choices>
            </div>
        </>
    }
}
