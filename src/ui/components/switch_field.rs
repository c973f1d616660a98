//! Settings that are switched on or off.

use yew::{Html, Properties, component};

use super::toggle::toggle;
use crate::ui::callback::callback;
use crate::ui::context::use_settings;
use crate::ui::switches::Switch;

#[derive(Clone, PartialEq, Properties)]
pub struct SwitchFieldProps {
    /// The switch.
    pub switch: Switch,
}

/// A switch with its name, which is kept in the settings of the device.
#[component]
pub fn SwitchField(SwitchFieldProps { switch }: &SwitchFieldProps) -> Html {
    let settings = use_settings();
    let (switch, is_on) = (*switch, switch.is_on());
    let on_toggle = callback(settings, move |_, settings| switch.set(settings, !is_on));
    toggle(switch.name(), is_on, &on_toggle)
}
