//! The weave of a rug.

use yew::{Html, component, html};

/// A woven rug over two squares, horizontal, centred at the origin. Its colours and pattern are those of its look.
#[component]
pub fn Weave() -> Html {
    html! {
        <>
            <rect class="shadow" x="-40" y="-17" width="82" height="37" rx="2" />
            <path class="line-light fringe" d="M-41.5-17V17M41.5-17V17" />
            <rect class="fill-deep" x="-40" y="-18" width="80" height="36" rx="1.5" />
            <rect class="fill-light" x="-38" y="-16" width="76" height="32" rx="1" />
            <path class="weave" d="M-36.4-14.4H36.4V14.4H-36.4z" />
            <path class="medallion" d="M-31 0-22-8-13 0-22 8ZM13 0 22-8 31 0 22 8Z" />
        </>
    }
}
