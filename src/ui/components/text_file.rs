//! Saving a text as a file.

use yew::{Html, html};

use crate::words::table;

/// Renders a link that saves a text as a file.
pub fn text_file(name: String, text: &str) -> Html {
    file_link(name, "text/plain", text, table::save_file())
}

/// Renders a link with these words that saves a text as a file of a media type.
pub fn file_link(name: String, media_type: &str, text: &str, words: &'static str) -> Html {
    let href = format!("data:{media_type};charset=utf-8,{}", String::from(js_sys::encode_uri_component(text)));
    html! { <a class="button" {href} download={name}>{ words }</a> }
}
