//! The result of the last action.

use web_sys::window;
use yew::{Callback, Html, Properties, component, html, use_node_ref};

use crate::ui::focus::focus;
use crate::ui::hooks::use_effect_on;
use crate::words::matches;

#[derive(Clone, PartialEq, Properties)]
pub struct StatusProps {
    /// The result of the last action, in a sentence.
    pub message: Option<String>,
    /// The name of the match that was deleted last, if that can be undone.
    pub deleted: Option<String>,
    /// Called to undo the deletion.
    pub on_undo: Callback<()>,
}

/// The result of the last action, with a button that undoes a deletion.
#[component]
pub fn Status(StatusProps { message, deleted, on_undo }: &StatusProps) -> Html {
    let onclick = on_undo.reform(|_| ());
    let undo = use_node_ref();
    use_effect_on((undo.clone(), deleted.clone()), |(undo, _)| {
        // The pressed button is gone, and the focus with it.
        if has_gone() {
            focus(undo);
        }
    });
    let class = (message.is_some() || deleted.is_some()).then_some("notice");
    html! {
        <div {class} role="status">
            if let Some(message) = message {
                <p>{ message }</p>
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

/// `true` if no element has the focus.
fn has_gone() -> bool {
    let active = window().and_then(|window| window.document()?.active_element());
    active.is_none_or(|active| active.tag_name() == "BODY")
}
