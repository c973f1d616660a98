//! What every component may ask for without being handed it.

mod language;
mod settings;

pub use language::{LanguageProvider, use_language};
pub use settings::{SettingsProvider, use_settings};
