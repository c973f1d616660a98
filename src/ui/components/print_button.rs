//! The button that prints the page.

use web_sys::window;
use yew::{AttrValue, Html, Properties, component, html};

use crate::words::paper;

#[derive(Clone, PartialEq, Properties)]
pub struct PrintButtonProps {
    /// The classes of the button.
    #[prop_or("button".into())]
    pub class: AttrValue,
}

/// Opens the browser's dialog for printing.
#[component]
pub fn PrintButton(PrintButtonProps { class }: &PrintButtonProps) -> Html {
    let onclick = |_| {
        // A browser that cannot print does nothing.
        let _ = window().map(|window| window.print());
    };
    html! { <button {class} {onclick}>{ paper::print() }</button> }
}
