//! The bar on top of a page.

use yew::{Html, html};

use crate::ui::routes::Route;
use crate::words::table;

/// Renders the bar on top of a page: a link to the page before it, the title, and further children.
pub fn bar(back: &Route, title: &'static str, children: Html) -> Html {
    html! {
        <header class="bar">
            <a class="icon" href={back.href()} aria-label={table::back()}>{ "‹" }</a>
            <h1>{ title }</h1>
            { children }
        </header>
    }
}
