//! One of several choices, of which one is made.

use yew::{AttrValue, Callback, Html, MouseEvent, Properties, classes, component, html};

/// Properties of [`Choice`].
#[derive(Clone, PartialEq, Properties)]
pub struct ChoiceProps {
    /// The name that the choices of one group have in common.
    pub group: AttrValue,
    /// Whether it is the one that is made.
    pub chosen: bool,
    /// It is made.
    pub on_choose: Callback<MouseEvent>,
    /// Its class in the style sheet.
    #[prop_or("choice")]
    pub class: &'static str,
    /// Its name, where what it shows does not say it.
    #[prop_or_default]
    pub name: Option<AttrValue>,
    /// What it shows.
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
