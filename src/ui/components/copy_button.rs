//! Copying a text.

use wasm_bindgen::JsCast;
use web_sys::{HtmlDocument, HtmlTextAreaElement, window};
use yew::{Callback, Html, NodeRef, Properties, component, html, use_state};

use crate::pages::match_link::Copied;
use crate::ui::callback::callback;
use crate::words::table;

/// Selects the text in a text area and copies it.
pub fn copy(area: &NodeRef) -> Copied {
    let document = window().and_then(|window| window.document()?.dyn_into::<HtmlDocument>().ok());
    if let Some(area) = area.cast::<HtmlTextAreaElement>() {
        area.select();
    }
    // Works also on pages without HTTPS, unlike the clipboard API.
    let copied = document.is_some_and(|document| document.exec_command("copy").unwrap_or(false));
    if copied { Copied::Yes } else { Copied::Selected }
}

#[derive(Clone, PartialEq, Properties)]
pub struct CopyButtonProps {
    /// The text area.
    pub area: NodeRef,
    /// Receives the result when the button is pressed.
    #[prop_or_default]
    pub on_copy: Callback<Copied>,
    /// Its CSS class.
    #[prop_or("button main")]
    pub class: &'static str,
}

/// A button that copies the text of a text area, and then shows the result.
#[component]
pub fn CopyButton(CopyButtonProps { area, on_copy, class }: &CopyButtonProps) -> Html {
    let copied = use_state(|| None);
    let onclick = callback((area.clone(), on_copy.clone()), {
        let copied = copied.setter();
        move |_, (area, on_copy)| {
            let result = copy(area);
            copied.set(Some(result));
            on_copy.emit(result);
        }
    });
    let words = match *copied {
        None => table::copy(),
        Some(Copied::Yes) => table::copied(),
        Some(Copied::Selected) => table::selected(),
    };
    html! { <button class={*class} {onclick}>{ words }</button> }
}
