//! What every component may ask for without being handed it.

mod handover;
mod language;
mod settings;
mod store;

pub use handover::{Handover, HandoverProvider, use_handover};
pub use language::{LanguageProvider, use_language};
pub use settings::{SettingsProvider, use_settings};
pub use store::{StoreProvider, use_store};
