//! The Yew components.
use yew::{Html, component, html};

/// The whole site.
#[component]
pub fn App() -> Html {
    html! { <main><h1>{ "Caravanserai" }</h1></main> }
}
