//! One of several choices, of which exactly one is chosen.

use yew::{AttrValue, Callback, Html, MouseEvent, Properties, classes, component, html};

#[derive(Clone, PartialEq, Properties)]
pub struct ChoiceProps {
    /// The group's name, which its radio buttons share.
    pub group: AttrValue,
    /// `true` for the chosen one.
    pub chosen: bool,
    /// Called when it is chosen.
    pub on_choose: Callback<MouseEvent>,
    /// Its CSS class.
    #[prop_or("choice")]
    pub class: &'static str,
    /// Its accessible name, if its contents do not say it.
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// Its contents.
    pub children: Html,
}

/// A radio button within its label.
#[component]
pub fn Choice(ChoiceProps { group, chosen, on_choose, class, name, children }: &ChoiceProps) -> Html {
    html! {
        <label class={classes!(*class, chosen.then_some("picked"))} title={name.clone()}>
            <input type="radio" name={group} aria-label={name.clone()} checked={*chosen} onclick={on_choose} />
            { children.clone() }
        </label>
    }
}
