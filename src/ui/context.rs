//! The context of a program's pages: settings and store. It is a single context, because each type of context
//! adds as much code to a program as a component.

use std::rc::Rc;

use yew::{Callback, hook, use_context, use_memo, use_state};

use super::hooks::use_event_callback;
use super::settings;
use crate::store::Store;
use crate::store::browser::Browser;

/// The context. A component that reads any of it renders again whenever a setting changes.
#[derive(Clone, PartialEq)]
pub struct PageContext {
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
    let version = use_state(|| 0_usize);
    let on_change = use_event_callback(version.clone(), |(), version| version.set(**version + 1));
    let store = use_memo((), |()| Store::new(Browser));
    PageContext { settings: Settings { version: *version, on_change }, store: (*store).clone() }
}

#[hook]
fn use_page() -> Option<Rc<PageContext>> {
    use_context()
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
