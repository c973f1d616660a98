//! The bone of a pasa.

use yew::{Html, component, html};

/// The bone of a long die.
#[component]
pub fn Bone() -> Html {
    html! {
        <>
            <rect class="shadow" x="-40" y="-6.5" width="82" height="19" rx="5" />
            <rect class="bone under" x="-41" y="-8" width="82" height="17.5" rx="4" />
            <rect class="bone" x="-41" y="-9" width="82" height="16" rx="4" />
            <path class="grooves" d="M-35-9V7M-32-9V7M32-9V7M35-9V7" />
        </>
    }
}
