//! The rulebook over a page: a link to the rules opens in a dialog instead of leaving the page.

use wasm_bindgen::JsCast;
use web_sys::{Event, HtmlDialogElement, MouseEvent};
use yew::{AttrValue, Callback, Html, KeyboardEvent, NodeRef, hook, html, use_node_ref, use_state_eq};

use super::pressed_link::pressed_link;
use super::{use_back_button, use_document_event, use_effect_on, use_event_callback, use_window_event};
use crate::ui::callback::callback;
use crate::ui::components::rules_frame;
use crate::words::table;

/// Returns the dialog with the rulebook page whose link was pressed last, until it is closed.
#[hook]
pub fn use_rulebook() -> Html {
    let open = use_state_eq(|| None::<AttrValue>);
    let set_open = open.setter();
    use_document_event("click", move |event| {
        if let Some(href) = pressed_link(event, r#"a[href*="rules/"]"#) {
            event.prevent_default();
            set_open.set(Some(href.into()));
        }
    });
    let dialog = use_node_ref();
    use_effect_on((dialog.clone(), open.is_some()), |(dialog, is_open)| {
        if let Some(dialog) = element(dialog).filter(|_| *is_open) {
            // Cannot fail for a dialog that is in the document and not open yet.
            let _ = dialog.show_modal();
        }
    });
    // The dialog restores the focus, and then sends `close`.
    let close = use_event_callback(dialog.clone(), |(), dialog| {
        if let Some(dialog) = element(dialog) {
            dialog.close();
        }
    });
    use_back_button(open.is_some(), close.clone());
    let left = close.clone();
    use_window_event("hashchange", move |_| left.emit(()));
    let on_closed = callback(open.setter(), |_: Event, open| open.set(None));
    open.as_ref().map_or_else(Html::default, |page| draw(page, dialog, close, on_closed))
}

/// Renders a rulebook page as a modal dialog.
fn draw(page: &AttrValue, dialog: NodeRef, close: Callback<()>, onclose: Callback<Event>) -> Html {
    let onclick = callback((dialog.clone(), close.clone()), |press: MouseEvent, (dialog, close)| {
        let is_beside = element(dialog).is_some_and(|dialog| press.target().as_ref() == Some(dialog.as_ref()));
        if is_beside {
            close.emit(());
        }
    });
    // Keys that are pressed here are not for the table.
    let onkeydown = callback((), |key: KeyboardEvent, ()| key.stop_propagation());
    let on_button = close.reform(|_| ());
    html! {
        <dialog ref={dialog} class="rulebook" aria-label={table::rules()} {onclick} {onkeydown} {onclose}>
            <header>
                <h2>{ table::rules() }</h2>
                <button class="icon" aria-label={table::close()} onclick={on_button.clone()}>{ "×" }</button>
            </header>
            { rules_frame(None, page.clone(), close) }
            <button class="button main" onclick={on_button}>{ table::back() }</button>
        </dialog>
    }
}

fn element(dialog: &NodeRef) -> Option<HtmlDialogElement> {
    dialog.get().map(JsCast::unchecked_into)
}
