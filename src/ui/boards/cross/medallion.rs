//! The medallions of the seats.

use yew::{Html, component, html};

/// The medallion behind a seat's letter.
#[component]
pub fn Medallion() -> Html {
    html! {
        <>
            <circle class="shadow" cy="1.5" r="14.5" />
            <circle class="weave" r="14" />
            <circle class="disc" r="9.5" />
        </>
    }
}
