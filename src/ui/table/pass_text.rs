//! The text from which a link is copied.

use yew::{Html, NodeRef, Properties, component, html};

/// Properties of [`PassText`].
#[derive(Clone, PartialEq, Properties)]
pub struct PassTextProps {
    /// The text area.
    pub area: NodeRef,
    /// The link.
    pub value: String,
}

/// The unseen text area from which a link is copied.
#[component]
pub fn PassText(PassTextProps { area, value }: &PassTextProps) -> Html {
    html! { <textarea ref={area} class="unseen" tabindex="-1" aria-hidden="true" readonly=true value={value.clone()} /> }
}
