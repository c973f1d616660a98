//! A choice between two ways.

use yew::{AttrValue, Callback, Html, Properties, component, html};

use crate::ui::components::{Choice, Choices};

/// Properties of [`ChoiceOfTwo`].
#[derive(Clone, PartialEq, Properties)]
pub struct ChoiceOfTwoProps {
    /// The group of the two.
    pub group: &'static str,
    /// Its name.
    pub name: AttrValue,
    /// The label of each way, and what it means.
    pub ways: [(AttrValue, AttrValue); 2],
    /// Whether the second one is chosen.
    pub second: bool,
    /// One is chosen: whether it is the second one.
    pub on_choose: Callback<bool>,
}

/// A choice between two ways, each with what it means.
#[component]
pub fn ChoiceOfTwo(ChoiceOfTwoProps { group, name, ways, second, on_choose }: &ChoiceOfTwoProps) -> Html {
    let way = |(value, (label, note)): (bool, &(AttrValue, AttrValue))| {
        html! {
            <Choice group={*group} chosen={*second == value} on_choose={on_choose.reform(move |_| value)}>
                <span>{ label }<small>{ note }</small></span>
            </Choice>
        }
    };
    html! { <Choices {name}>{ way((false, &ways[0])) }{ way((true, &ways[1])) }</Choices> }
}
