//! The choice of a look.

use yew::{Callback, Html, html};

use crate::scene::look_name;
use crate::ui::components::{Choice, swatch};

/// Renders the looks that a seat can choose.
pub fn look_picker(seat: usize, look: u8, count: u8, on_choose: &Callback<u8>) -> Html {
    let choice = |value: u8| {
        html! {
            <Choice
                key={value}
                group={format!("look-{seat}")}
                class="look"
                name={look_name(value)}
                chosen={value == look}
                on_choose={on_choose.reform(move |_| value)}
            >
                { swatch(value) }
            </Choice>
        }
    };
    html! { <div class="looks">{ for (0..count).map(choice) }</div> }
}
