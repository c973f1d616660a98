//! Links that show a sign instead of words.

use yew::{AttrValue, Html, Properties, component, html};

/// Properties of [`IconLink`].
#[derive(Clone, PartialEq, Properties)]
pub struct IconLinkProps {
    /// The address that it leads to.
    pub href: AttrValue,
    /// The sign that it shows.
    pub sign: AttrValue,
    /// Its name, which screen readers say.
    pub name: AttrValue,
}

/// A link as a sign.
#[component]
pub fn IconLink(IconLinkProps { href, sign, name }: &IconLinkProps) -> Html {
    html! { <a class="icon" {href} aria-label={name}>{ sign }</a> }
}
