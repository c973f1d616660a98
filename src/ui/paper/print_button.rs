//! The button that prints the page.

use web_sys::window;
use yew::{Html, component, html};

use crate::ui::context::use_language;
use crate::words::paper;

/// Opens the browser's dialog for printing.
#[component]
pub fn PrintButton() -> Html {
    use_language();
    let onclick = |_| {
        // A browser that cannot print does nothing.
        let _ = window().map(|window| window.print());
    };
    html! { <p class="row"><button class="button main" {onclick}>{ paper::print() }</button></p> }
}
