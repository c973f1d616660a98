//! One of several choices, of which one is made.

use yew::{AttrValue, Callback, Html, Properties, classes, component, html, use_callback};

/// Properties of [`Choice`].
#[derive(Clone, PartialEq, Properties)]
pub struct ChoiceProps<T: Clone + PartialEq + 'static> {
    /// The name that the choices of one group have in common.
    pub group: AttrValue,
    /// The value that it stands for.
    pub value: T,
    /// Whether it is the one that is made.
    pub chosen: bool,
    /// It is made: with its value. All choices of a group can share one callback.
    pub on_choose: Callback<T>,
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
pub fn Choice<T: Clone + PartialEq + 'static>(props: &ChoiceProps<T>) -> Html {
    let ChoiceProps { group, value, chosen, on_choose, class, name, children } = props;
    let onclick = use_callback((value.clone(), on_choose.clone()), |_, (value, on_choose)| {
        on_choose.emit(value.clone());
    });
    html! {
        <label class={classes!(*class, chosen.then_some("picked"))} title={name.clone()}>
            <input type="radio" name={group} aria-label={name.clone()} checked={*chosen} {onclick} />
            { children.clone() }
        </label>
    }
}
