//! The store room: the matches and settings that are saved on this device.
//!
//! Matches lie in the browser's database, each as a [`Row`] for lists, its record, and [`Notes`] beside it. [`Store`] is what the
//! tables use; below it is one small trait, [`Database`], which the browser's database implements ([`browser`]) and a fake one in
//! tests. The home page reads the same database through `static/store.js`. Settings alone lie in local storage ([`settings`]).

pub mod browser;
mod database;
mod id;
mod notes;
mod row;
pub mod settings;
#[expect(clippy::module_inception, reason = "the store of the store room")]
mod store;

pub use database::{Answer, Database, Failed, Saved, Update, Watch};
pub use id::Id;
pub use notes::{Note, Notes};
pub use row::Row;
pub use store::{Store, split_last_line};
