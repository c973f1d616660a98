//! The choice of a language.

use yew::{Html, html};

use crate::words::{self, Language, table};

/// Renders a button for each language, labelled with its own name. `static/start.js` handles the press and loads the
/// messages.
pub fn language_choice() -> Html {
    let spoken = words::language();
    let button = |language: Language| {
        let tag = language.tag();
        html! {
            <button key={tag} class="button" lang={tag} data-language={tag} aria-pressed={(language == spoken).to_string()}>
                { language.own_name() }
            </button>
        }
    };
    html! { <nav class="languages" aria-label={table::languages()}><p>{ for Language::ALL.map(button) }</p></nav> }
}
