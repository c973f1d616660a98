//! Settings that are switched on or off.

use yew::{Html, Properties, component, html};

use super::field_choices::FieldChoices;
use crate::scene::Field;
use crate::ui::callback::callback;
use crate::ui::context::use_settings;
use crate::ui::switches::Switch;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct SwitchChoicesProps {
    /// The switch.
    pub switch: Switch,
}

/// A switch as two choices, off and on.
#[component]
pub fn SwitchChoices(SwitchChoicesProps { switch }: &SwitchChoicesProps) -> Html {
    let settings = use_settings();
    let switch = *switch;
    let on_choose = callback(settings, move |(_, choice), settings| switch.set(settings, choice == 1));
    let field = Field::plain(switch.setting(), switch.name(), [table::off(), table::on()], switch.is_on().into());
    html! { <FieldChoices {field} {on_choose} /> }
}
