//! What is either on or off.

use yew::{Callback, Event, Html, html};

/// Renders a name with a switch at the end of its line. The whole line calls `on_toggle`.
pub fn toggle(name: &str, is_on: bool, on_toggle: &Callback<Event>) -> Html {
    html! {
        <label class="toggle">
            { name }
            <input type="checkbox" role="switch" checked={is_on} onchange={on_toggle} />
        </label>
    }
}
