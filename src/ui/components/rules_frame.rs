//! A page of the rulebook in a frame.

use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{HtmlIFrameElement, KeyboardEvent};
use yew::{AttrValue, Callback, Event, Html, html};

use crate::ui::callback::callback;

/// Renders the rulebook page at this URL in a frame, titled `title`, or like the page once it is loaded. The page hides
/// its own back link, because what contains the frame has one; `on_escape` is called when Escape is pressed within it.
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

/// Adapts a loaded page. Does nothing if the browser denies access to it.
fn adapt(frame: &HtmlIFrameElement, on_escape: Callback<()>) {
    let Some(page) = frame.content_document().and_then(|document| document.document_element()) else { return };
    page.set_class_name("framed");
    let on_key = Closure::<dyn Fn(KeyboardEvent)>::new(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            on_escape.emit(());
        }
    });
    // The listener lives as long as the page in the frame. Adding one cannot fail.
    let _ = page.add_event_listener_with_callback("keydown", on_key.into_js_value().unchecked_ref());
}
