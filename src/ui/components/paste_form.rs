//! A field into which a code or a link is pasted.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref};

use crate::ui::callback::callback;

#[derive(Clone, PartialEq, Properties)]
pub struct PasteFormProps {
    /// The id of its field.
    pub id: &'static str,
    /// The label of its field.
    pub label: &'static str,
    /// The label of its button.
    pub button: &'static str,
    /// Receives the text that was typed or pasted.
    pub on_text: Callback<String>,
}

/// A field into which a code or a link is pasted. Its button hands over the text, and empties the field.
#[component]
pub fn PasteForm(PasteFormProps { id, label, button, on_text }: &PasteFormProps) -> Html {
    let input = use_node_ref();
    let onsubmit = callback((input.clone(), on_text.clone()), |event: SubmitEvent, (input, on_text)| {
        event.prevent_default();
        if let Some(input) = input.cast::<HtmlInputElement>() {
            on_text.emit(input.value());
            input.set_value("");
        }
    });
    html! {
        <form class="field" {onsubmit}>
            <label for={*id}>{ *label }</label>
            <p class="row">
                <input ref={input} id={*id} type="text" required=true autocomplete="off" spellcheck="false" />
                <button class="button">{ *button }</button>
            </p>
        </form>
    }
}
