//! The sheet with the text of a match.

use yew::{AttrValue, Html, Properties, component, html, use_node_ref};

use crate::ui::components::CopyButton;
use crate::words::table;

#[derive(Clone, PartialEq, Properties)]
pub struct MatchTextProps {
    /// The record of the match.
    pub text: AttrValue,
}

/// The match as it is saved. The text can be opened on the set-up page.
#[component]
pub fn MatchText(MatchTextProps { text }: &MatchTextProps) -> Html {
    let area = use_node_ref();
    html! {
        <>
            <p>{ table::as_text_meaning() }</p>
            <textarea ref={&area} readonly=true rows="8" aria-label={table::match_as_text()} value={text} />
            <CopyButton {area} />
        </>
    }
}
