//! A page of the rulebook in a frame.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlIFrameElement, KeyboardEvent};
use yew::{AttrValue, Callback, Event, Html, html};

use crate::ui::callback::callback;

/// The page of the rulebook with this address in a frame of this name, or of the page's own once it is loaded. It hides its own way
/// back, since what it lies in has one; `on_escape` is called when Escape is pressed within it.
pub fn rules_frame(title: Option<AttrValue>, src: AttrValue, on_escape: Callback<()>) -> Html {
    let has_title = title.is_some();
    let onload = callback((has_title, on_escape), |event: Event, (has_title, on_escape)| {
        let Some(frame) = event.target().map(JsCast::unchecked_into::<HtmlIFrameElement>) else { return };
        if let Some(page) = frame.content_document().filter(|_| !has_title) {
            frame.set_title(&page.title());
        }
        adapt(&frame, on_escape.clone());
    });
    html! { <iframe class="rule" {title} {src} {onload} /> }
}

/// Adapts a page that has been loaded. One that the browser does not show stays as it is.
fn adapt(frame: &HtmlIFrameElement, on_escape: Callback<()>) {
    let Some(page) = frame.content_document().and_then(|document| document.document_element()) else { return };
    page.set_class_name("framed");
    let on_key = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            on_escape.emit(());
        }
    });
    // It is heard as long as the page of the frame lives. Adding a listener cannot fail.
    let _ = page.add_event_listener_with_callback("keydown", on_key.into_js_value().unchecked_ref());
}
