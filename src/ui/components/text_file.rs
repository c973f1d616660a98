//! Saving a text as a file.

use yew::{Html, html};

use crate::words::table;

/// Renders a link that saves a text as a file.
pub fn text_file(name: String, text: &str) -> Html {
    let href = format!("data:text/plain;charset=utf-8,{}", String::from(js_sys::encode_uri_component(text)));
    html! { <a class="button" {href} download={name}>{ table::save_file() }</a> }
}
