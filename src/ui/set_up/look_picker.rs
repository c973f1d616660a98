//! The choice of a look.

use yew::{Callback, Html, Properties, component, html};

use crate::scene::look_name;
use crate::ui::components::{Choice, Swatch};
use crate::ui::contexts::use_language;

/// Properties of [`LookPicker`].
#[derive(Clone, PartialEq, Properties)]
pub struct LookPickerProps {
    /// The seat.
    pub seat: usize,
    /// Its look.
    pub look: u8,
    /// The number of looks to choose from.
    pub count: u8,
    /// One is chosen.
    pub on_choose: Callback<u8>,
}

/// The looks that a seat can take.
#[component]
pub fn LookPicker(LookPickerProps { seat, look, count, on_choose }: &LookPickerProps) -> Html {
    use_language();
    let choice = |value: u8| {
        html! {
            <Choice
                key={value}
                group={format!("look-{seat}")}
                class="look"
                name={look_name(value)}
                chosen={value == *look}
                on_choose={on_choose.reform(move |_| value)}
            >
                <Swatch look={value} />
            </Choice>
        }
    };
    html! { <div class="looks">{ for (0..*count).map(choice) }</div> }
}
