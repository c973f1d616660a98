//! The context of a program's pages: language, settings and store. It is a single context, because each type of context
//! adds as much code to a program as a component.

use std::rc::Rc;

use wasm_bindgen::closure::Closure;
use yew::{Callback, hook, use_context, use_memo, use_state, use_state_eq};

use super::hooks::{use_effect_on, use_event_callback};
use super::{host, root_element, settings};
use crate::store::Store;
use crate::store::browser::Browser;
use crate::words::{self, Language};

/// The context. A component that reads any of it renders again whenever the language or a setting changes.
#[derive(Clone, PartialEq)]
pub struct PageContext {
    language: Language,
    settings: Settings,
    store: Store,
}

/// The settings of this device.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// A number that differs after a change, which makes changed settings compare unequal.
    version: usize,
    on_change: Callback<()>,
}

impl Settings {
    /// Changes a setting. Without local storage it is lost with the page.
    pub fn set(&self, name: &str, value: &str) {
        settings::set(name, value);
        self.on_change.emit(());
    }
}

/// Creates the context, for the root component.
#[hook]
pub fn use_page_context() -> PageContext {
    let language = use_spoken_language();
    let version = use_state(|| 0_usize);
    let on_change = use_event_callback(version.clone(), |(), version| version.set(**version + 1));
    let store = use_memo((), |()| Store::new(Browser));
    PageContext { language, settings: Settings { version: *version, on_change }, store: (*store).clone() }
}

/// Returns the language of the page, and loads the messages of another language when it is chosen.
#[hook]
fn use_spoken_language() -> Language {
    let spoken = use_state_eq(words::language);
    use_effect_on((), {
        let spoken = spoken.setter();
        move |()| {
            let load = Closure::<dyn Fn(String)>::new(move |messages| {
                // A text that is not a catalogue of messages is ignored.
                if words::load(messages) {
                    spoken.set(words::language());
                }
            });
            host::on_messages(&root_element::id(), &load);
            move || drop(load)
        }
    });
    *spoken
}

#[hook]
fn use_page() -> Option<Rc<PageContext>> {
    use_context()
}

/// Returns the language, and renders the component again when another one is chosen. Every component that reads
/// messages from [`crate::words`] needs this: its properties stay equal then, so nothing else would render it again.
#[hook]
pub fn use_language() -> Language {
    use_page().map_or_else(words::language, |page| page.language)
}

/// Returns the settings, and renders the component again when one changes.
#[hook]
pub fn use_settings() -> Settings {
    use_page().map(|page| page.settings.clone()).unwrap_or_default()
}

/// Returns the store.
#[hook]
pub fn use_store() -> Store {
    use_page().map_or_else(|| Store::new(Browser), |page| page.store.clone())
}
