//! The language that is spoken. Messages themselves are functions of [`crate::words`].

use wasm_bindgen::closure::Closure;
use yew::{ContextProvider, Html, Properties, component, hook, html, use_context, use_state_eq};

use crate::ui::hooks::use_effect_on;
use crate::ui::{host, place};
use crate::words::{self, Language};

/// Properties of [`LanguageProvider`].
#[derive(Clone, PartialEq, Properties)]
pub struct LanguageProviderProps {
    /// The page.
    pub children: Html,
}

/// Provides the language, and loads the messages of another one when it is chosen.
#[component]
pub fn LanguageProvider(LanguageProviderProps { children }: &LanguageProviderProps) -> Html {
    let spoken = use_state_eq(words::language);
    use_effect_on((), {
        let spoken = spoken.setter();
        move |()| {
            let load = Closure::<dyn Fn(String)>::new(move |messages| {
                // A text that is no catalogue changes nothing.
                if words::load(messages) {
                    spoken.set(words::language());
                }
            });
            host::on_messages(&place::id(), &load);
            move || drop(load)
        }
    });
    html! { <ContextProvider<Language> context={*spoken}>{ children.clone() }</ContextProvider<Language>> }
}

/// Gives the language that is spoken, and renders the component again when another one is chosen. A component that takes
/// messages from [`crate::words`] needs this: its properties stay equal then, so nothing else would render it again.
#[hook]
pub fn use_language() -> Language {
    use_context().unwrap_or_else(words::language)
}
