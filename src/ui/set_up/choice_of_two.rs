//! Choices between two options.

use yew::{AttrValue, Callback, Html, html};

use crate::ui::components::{Choice, Choices};

/// Renders a choice between two options, each with a label and a note.
pub fn choice_of_two(
    group: &'static str,
    name: &'static str,
    ways: &[(AttrValue, AttrValue); 2],
    second: bool,
    on_choose: &Callback<bool>,
) -> Html {
    let way = |(value, (label, note)): (bool, &(AttrValue, AttrValue))| {
        html! {
            <Choice {group} chosen={second == value} on_choose={on_choose.reform(move |_| value)}>
                <span>{ label }<small>{ note }</small></span>
            </Choice>
        }
    };
    html! { <Choices {name}>{ way((false, &ways[0])) }{ way((true, &ways[1])) }</Choices> }
}
