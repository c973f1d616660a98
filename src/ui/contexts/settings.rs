//! The settings of this device, which local storage keeps.

use std::rc::Rc;

use yew::{Callback, ContextProvider, Html, Properties, component, hook, html, use_context, use_mut_ref, use_state};

use crate::store::settings;
use crate::ui::hooks::use_event_callback;

/// The settings, as a context. A component that reads one renders again whenever any has changed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Settings {
    /// The number of changes so far, by which another state of the settings compares unequal.
    version: usize,
    on_change: Callback<()>,
}

impl Settings {
    /// Sets a setting. A browser without storage forgets it with the page.
    pub fn set(&self, name: &str, value: &str) {
        settings::set(name, value);
        self.on_change.emit(());
    }
}

/// Properties of [`SettingsProvider`].
#[derive(Clone, PartialEq, Properties)]
pub struct SettingsProviderProps {
    /// The page.
    pub children: Html,
}

/// Provides the settings.
#[component]
pub fn SettingsProvider(SettingsProviderProps { children }: &SettingsProviderProps) -> Html {
    let count = use_mut_ref(|| 0_usize);
    let version = use_state(|| 0);
    let on_change = use_event_callback(version.setter(), move |(), version| {
        *count.borrow_mut() += 1;
        version.set(*count.borrow());
    });
    let settings = Rc::new(Settings { version: *version, on_change });
    html! { <ContextProvider<Rc<Settings>> context={settings}>{ children.clone() }</ContextProvider<Rc<Settings>>> }
}

/// Gives the settings, and renders the component again when one has changed.
#[hook]
pub fn use_settings() -> Rc<Settings> {
    use_context().unwrap_or_default()
}
