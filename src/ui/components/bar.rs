//! The bar on top of a page.

use yew::{AttrValue, Html, html};

use super::icon_link::icon_link;
use crate::words::house;

/// The bar on top of a page: the way back, its title, and what else there is.
pub fn bar(back: &AttrValue, title: &'static str, children: Html) -> Html {
    html! {
        <header class="bar">
            { icon_link(back, "‹", house::back()) }
            <h1>{ title }</h1>
            { children }
        </header>
    }
}
