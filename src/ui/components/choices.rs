//! Groups of choices.

use yew::{AttrValue, Html, Properties, component, html};

#[derive(Clone, PartialEq, Properties)]
pub struct ChoicesProps {
    /// The group's name.
    pub name: AttrValue,
    /// The choices.
    pub children: Html,
}

/// A group of choices under its name.
#[component]
pub fn Choices(ChoicesProps { name, children }: &ChoicesProps) -> Html {
    html! { <fieldset class="choices"><legend>{ name }</legend>{ children.clone() }</fieldset> }
}
