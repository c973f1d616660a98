//! The bar on top of a page.

use yew::{AttrValue, Html, html};

use super::icon_link::icon_link;
use crate::words::house;

/// Renders the bar on top of a page: a back link, the title, and further children.
pub fn bar(back: &AttrValue, title: &'static str, children: Html) -> Html {
    html! {
        <header class="bar">
            { icon_link(back, "‹", house::back()) }
            <h1>{ title }</h1>
            { children }
        </header>
    }
}
