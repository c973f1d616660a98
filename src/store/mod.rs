//! Saved matches.
//!
//! A match in the browser's database has a [`MatchSummary`] for lists, its record, and [`Notes`]. Tables use [`Store`];
//! below it is a small trait, [`Database`], which the browser's database implements ([`browser`]) and a fake one in
//! tests. The home page reads the same database through `static/store.js`.

pub mod browser;
mod database;
mod id;
mod notes;
#[expect(clippy::module_inception, reason = "the store of the store room")]
mod store;
mod summary;

pub use database::{BoxedFuture, Database, DatabaseError, Listener, Saved, Update};
pub use id::Id;
pub use notes::{Note, Notes};
pub use store::Store;
pub use summary::MatchSummary;
