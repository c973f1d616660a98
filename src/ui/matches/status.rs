//! What came of what was done last.

use web_sys::{HtmlElement, window};
use yew::{Callback, Html, Properties, component, html, use_node_ref};

use crate::ui::context::use_language;
use crate::ui::hooks::{use_effect_on, use_event_callback};
use crate::words::matches;

/// Properties of [`Status`].
#[derive(Clone, PartialEq, Properties)]
pub struct StatusProps {
    /// What came of what was done last, in a sentence.
    pub told: Option<String>,
    /// The name of the match that was deleted last, if it can come back.
    pub deleted: Option<String>,
    /// It is to come back.
    pub on_undo: Callback<()>,
}

/// What came of what was done last, and what undoes it.
#[component]
pub fn Status(StatusProps { told, deleted, on_undo }: &StatusProps) -> Html {
    use_language();
    let onclick = use_event_callback(on_undo.clone(), |_, on_undo| on_undo.emit(()));
    let undo = use_node_ref();
    use_effect_on((undo.clone(), deleted.clone()), |(undo, _)| {
        // The focus has gone with the button that was pressed.
        if let Some(undo) = undo.cast::<HtmlElement>().filter(|_| has_gone()) {
            // What cannot take the focus leaves it where it is.
            let _ = undo.focus();
        }
    });
    let class = (told.is_some() || deleted.is_some()).then_some("notice");
    html! {
        <div {class} role="status">
            if let Some(told) = told {
                <p>{ told }</p>
            }
            if let Some(name) = deleted {
                <p class="row">
                    <span>{ matches::deleted(name) }</span>
                    <button ref={undo} class="button" {onclick}>{ matches::undo() }</button>
                </p>
            }
        </div>
    }
}

/// Whether nothing has the focus.
fn has_gone() -> bool {
    let active = window().and_then(|window| window.document()?.active_element());
    active.is_none_or(|active| active.tag_name() == "BODY")
}
