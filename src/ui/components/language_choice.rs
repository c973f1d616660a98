//! The choice of a language.

use yew::{Html, html};

use crate::ui::routes;
use crate::words::{self, Language, table};

/// Renders a link to the same document in each language, labelled with its own name. `static/start.js` has it keep the place
/// within the document, and saves the choice.
pub fn language_choice() -> Html {
    let spoken = words::language();
    let link = |language: Language| {
        let tag = language.tag();
        let current = (language == spoken).then_some("true");
        html! {
            <a key={tag} class="button" lang={tag} hreflang={tag} data-language={tag} href={routes::in_language(language)} aria-current={current}>
                { language.own_name() }
            </a>
        }
    };
    html! { <nav class="languages" aria-label={table::languages()}><p>{ for Language::ALL.map(link) }</p></nav> }
}
