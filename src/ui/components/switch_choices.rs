//! Settings that are switched on or off.

use yew::{Html, Properties, component, html};

use super::{Choice, Choices};
use crate::ui::callback::callback;
use crate::ui::context::{use_language, use_settings};
use crate::ui::switches::Switch;
use crate::words::house;

/// Properties of [`SwitchChoices`].
#[derive(Clone, PartialEq, Properties)]
pub struct SwitchChoicesProps {
    /// The switch.
    pub switch: Switch,
}

/// A switch as two choices, off and on.
#[component]
pub fn SwitchChoices(SwitchChoicesProps { switch }: &SwitchChoicesProps) -> Html {
    use_language();
    let settings = use_settings();
    let switch = *switch;
    let on_choose = callback(settings, move |is_on: bool, settings| switch.set(settings, is_on));
    let choice = |(value, words): (bool, &'static str)| {
        html! {
            <Choice key={words} group={switch.setting()} chosen={switch.is_on() == value} on_choose={on_choose.reform(move |_| value)}>
                { words }
            </Choice>
        }
    };
    html! { <Choices name={switch.name()}>{ for [(false, house::off()), (true, house::on())].map(choice) }</Choices> }
}
