//! The field for the link of a finished match.

use web_sys::HtmlInputElement;
use yew::{Callback, Html, Properties, SubmitEvent, component, html, use_node_ref};

use super::result_link::read_result;
use super::state::Change;
use crate::ui::callback::callback;
use crate::ui::context::use_language;
use crate::words::{house, tournament};

/// Properties of [`ResultForm`].
#[derive(Clone, PartialEq, Properties)]
pub struct ResultFormProps {
    /// Receives the result.
    pub on_change: Callback<Change>,
}

/// A field into which the link of a finished match is pasted, to enter its result.
#[component]
pub fn ResultForm(ResultFormProps { on_change }: &ResultFormProps) -> Html {
    use_language();
    let input = use_node_ref();
    let onsubmit = callback((input.clone(), on_change.clone()), |event: SubmitEvent, (input, on_change)| {
        event.prevent_default();
        if let Some(input) = input.cast::<HtmlInputElement>() {
            on_change.emit(Change::Enter(read_result(&input.value())));
            input.set_value("");
        }
    });
    html! {
        <form class="field" {onsubmit}>
            <label for="result-link">{ tournament::result_link() }</label>
            <p class="row">
                <input ref={input} id="result-link" type="text" required=true autocomplete="off" spellcheck="false" />
                <button class="button">{ house::enter_result() }</button>
            </p>
        </form>
    }
}
