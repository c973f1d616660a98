//! The field for the code of the other device.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref};

use crate::ui::callback::callback;
use crate::ui::context::use_language;
use crate::words::live;

/// Properties of [`CodeForm`].
#[derive(Clone, PartialEq, Properties)]
pub struct CodeFormProps {
    /// Receives the text that was typed or pasted.
    pub on_code: Callback<String>,
}

/// A field into which the code or the link of the other device is pasted.
#[component]
pub fn CodeForm(CodeFormProps { on_code }: &CodeFormProps) -> Html {
    use_language();
    let input = use_node_ref();
    let onsubmit = callback((input.clone(), on_code.clone()), |event: SubmitEvent, (input, on_code)| {
        event.prevent_default();
        if let Some(input) = input.cast::<HtmlInputElement>() {
            on_code.emit(input.value());
            input.set_value("");
        }
    });
    html! {
        <form class="field" {onsubmit}>
            <label for="other-code">{ live::other_code() }</label>
            <p class="row">
                <input ref={input} id="other-code" type="text" required=true autocomplete="off" spellcheck="false" />
                <button class="button">{ live::connect() }</button>
            </p>
        </form>
    }
}
