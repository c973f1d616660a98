//! The bar on top of a page.

use yew::{AttrValue, Html, Properties, component, html};

use super::icon_link::icon_link;
use crate::ui::contexts::use_language;
use crate::words::house;

/// Properties of [`Bar`].
#[derive(Clone, PartialEq, Properties)]
pub struct BarProps {
    /// The address that the way back leads to.
    pub back: AttrValue,
    /// The page's title.
    pub title: AttrValue,
    /// What else there is on it, after the title.
    #[prop_or_default]
    pub children: Html,
}

/// The bar on top of a page: the way back, its title, and what else there is.
#[component]
pub fn Bar(BarProps { back, title, children }: &BarProps) -> Html {
    use_language();
    html! {
        <header class="bar">
            { icon_link(back, "‹", house::back()) }
            <h1>{ title }</h1>
            { children.clone() }
        </header>
    }
}
