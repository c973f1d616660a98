//! The setting for the light of the pages: their colours by day or by night.

use yew::{Html, component, html};

use crate::scene::Field;
use crate::ui::callback::callback;
use crate::ui::components::FieldChoices;
use crate::ui::context::use_settings;
use crate::ui::{root_element, settings};
use crate::words::table;

/// The values of the setting. With the first, the pages have the light of the device. The home page has the same
/// choices, and `static/address.js` gives each page its light before it is painted.
const LIGHTS: [&str; 3] = ["", "day", "night"];

/// The light of this page, and of those that are opened later.
#[component]
pub fn LightChoices() -> Html {
    let settings = use_settings();
    let on_choose = callback(settings, |(id, choice): (&'static str, usize), settings| {
        settings.set(id, LIGHTS[choice]);
        root_element::set_light(LIGHTS[choice]);
    });
    let saved = settings::get("light").unwrap_or_default();
    let chosen = LIGHTS.iter().position(|light| *light == saved).unwrap_or_default();
    let names = [table::light_device(), table::light_day(), table::light_night()];
    html! { <FieldChoices field={Field::plain("light", table::light(), names, chosen)} {on_choose} /> }
}
