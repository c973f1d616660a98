//! The form for a match's title.

use web_sys::HtmlInputElement;
use yew::{AttrValue, Callback, Html, MouseEvent, Properties, SubmitEvent, component, html, use_node_ref};

use crate::ui::focus::focus;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::words::{matches, table};

/// Maximum length of a title that is typed, in characters.
const LONGEST_NAME: &str = "60";

#[derive(Clone, PartialEq, Properties)]
pub struct RenameFormProps {
    /// The current title.
    pub title: AttrValue,
    /// Receives the new title.
    pub on_rename: Callback<String>,
    /// Called when the form is cancelled.
    pub on_back: Callback<MouseEvent>,
}

/// A form in which a match gets another title.
#[component]
pub fn RenameForm(RenameFormProps { title, on_rename, on_back }: &RenameFormProps) -> Html {
    let input = use_node_ref();
    let onsubmit = use_event_callback((input.clone(), on_rename.clone()), |event: SubmitEvent, (input, on_rename)| {
        event.prevent_default();
        if let Some(input) = input.cast::<HtmlInputElement>() {
            on_rename.emit(input.value().trim().to_owned());
        }
    });
    use_effect_on(input.clone(), focus);
    html! {
        <form class="row ways" {onsubmit}>
            <input
                ref={input}
                class="name"
                aria-label={matches::new_name()}
                value={title}
                maxlength={LONGEST_NAME}
                autocomplete="off"
            />
            <button class="button main">{ matches::save_name() }</button>
            <button type="button" class="button" onclick={on_back}>{ table::go_back() }</button>
        </form>
    }
}
