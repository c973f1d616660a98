//! Sheets, which are modal dialogs over a page.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::{AttrValue, Callback, Html, NodeRef, PointerEvent, Properties, component, hook, html, use_node_ref};

use crate::ui::callback::callback;
use crate::ui::hooks::{use_back_button, use_effect_on};
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct SheetProps {
    /// Its title.
    pub title: AttrValue,
    /// Called to close the sheet: by its button, a press beside it, or the browser's back button.
    pub on_close: Callback<()>,
    /// Its contents.
    pub children: Html,
}

/// A sheet over the page, which dims what is below. It takes the focus when it opens: the first text field in it, or
/// the main button of a task in progress, or its first button.
#[component]
pub fn Sheet(SheetProps { title, on_close, children }: &SheetProps) -> Html {
    let sheet = use_node_ref();
    use_first_focus(&sheet);
    use_back_button(true, on_close.clone());
    let onpointerdown = on_close.reform(|_| ());
    let onclick = on_close.reform(|_| ());
    let stays = callback((), |event: PointerEvent, ()| event.stop_propagation());
    html! {
        <div class="veil" {onpointerdown}>
            <section
                ref={sheet}
                class="sheet"
                role="dialog"
                aria-modal="true"
                aria-label={title}
                onpointerdown={stays}
            >
                <header>
                    <h2>{ title }</h2>
                    <button class="icon" aria-label={table::close()} {onclick}>{ "×" }</button>
                </header>
                { children.clone() }
            </section>
        </div>
    }
}

/// Focuses the first field or button of a sheet when it opens, unless the focus is already in it.
#[hook]
fn use_first_focus(sheet: &NodeRef) {
    use_effect_on(sheet.clone(), |sheet| {
        let wanted = ["input[type=text]", ".working ~ .main", "button"];
        let first = sheet.cast::<Element>().filter(|sheet| !sheet.matches(":focus-within").unwrap_or_default());
        let first = first.and_then(|sheet| wanted.iter().find_map(|kind| sheet.query_selector(kind).ok()?));
        if let Some(first) = first {
            // An element that cannot take the focus is left unfocused.
            let _ = first.unchecked_into::<HtmlElement>().focus();
        }
    });
}
