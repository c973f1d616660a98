//! The text of a position.

use web_sys::HtmlTextAreaElement;
use yew::{Callback, Html, InputEvent, Properties, TargetCast, component, html, use_node_ref};

use crate::pages::position_editor::Edit;
use crate::ui::components::CopyButton;
use crate::words::position;

#[derive(Clone, PartialEq, Properties)]
pub struct PositionTextProps {
    /// The text in the field.
    pub text: String,
    /// The reason why it is not a position.
    pub text_error: Option<String>,
    /// Receives the changes.
    pub on_edit: Callback<Edit>,
}

/// The position's text, which can be copied and edited.
#[component]
pub fn PositionText(PositionTextProps { text, text_error, on_edit }: &PositionTextProps) -> Html {
    let area = use_node_ref();
    let oninput =
        on_edit.reform(|event: InputEvent| Edit::Text(event.target_unchecked_into::<HtmlTextAreaElement>().value()));
    html! {
        <section class="as-text">
            <label class="entry">
                { position::position_text() }
                <textarea ref={&area} id="position" rows="4" spellcheck="false" value={text.clone()} {oninput} />
            </label>
            <CopyButton key={text.clone()} {area} class="button" />
            if let Some(text_error) = text_error {
                <p role="alert">{ text_error }</p>
            }
        </section>
    }
}
