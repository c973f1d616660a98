//! A line to share.

use yew::{Html, Properties, component, html, use_node_ref};

use super::copy_button::CopyButton;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct ShareLineProps {
    /// The line.
    pub line: String,
}

/// A result in a line, with the button that copies it.
#[component]
pub fn ShareLine(ShareLineProps { line }: &ShareLineProps) -> Html {
    let area = use_node_ref();
    html! {
        <p class="row share-line">
            <textarea ref={&area} rows="2" readonly=true aria-label={table::share_line()} value={line.clone()} />
            <CopyButton {area} class="button" />
        </p>
    }
}
