//! Links with an icon instead of words.

use yew::{AttrValue, Html, html};

/// Renders a link with an icon; `name` is its accessible name.
pub fn icon_link(href: &AttrValue, sign: &'static str, name: &'static str) -> Html {
    html! { <a class="icon" {href} aria-label={name}>{ sign }</a> }
}
