//! Links that show a sign instead of words.

use yew::{AttrValue, Html, html};

/// A link as a sign.
pub fn icon_link(href: &AttrValue, sign: &'static str, name: &'static str) -> Html {
    html! { <a class="icon" {href} aria-label={name}>{ sign }</a> }
}
