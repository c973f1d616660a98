//! Saving a text as a file.

use yew::{AttrValue, Html, Properties, component, html};

use crate::ui::contexts::use_language;
use crate::words::house;

/// Properties of [`TextFile`].
#[derive(Clone, PartialEq, Properties)]
pub struct TextFileProps {
    /// The name of the file.
    pub name: AttrValue,
    /// The text.
    pub text: AttrValue,
}

/// A link that saves a text as a file.
#[component]
pub fn TextFile(TextFileProps { name, text }: &TextFileProps) -> Html {
    use_language();
    let href = format!("data:text/plain;charset=utf-8,{}", String::from(js_sys::encode_uri_component(text)));
    html! { <a class="button" {href} download={name}>{ house::save_file() }</a> }
}
