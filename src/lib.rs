//! Caravanserai: an inn of five board games in the web browser.
//!
//! The modules (“rooms”) and the dependencies between them are described in `docs/architecture.md`.

pub mod bots;
pub mod engine;
pub mod pages;
pub mod play;
pub mod puzzles;
pub mod record;
pub mod rules;
pub mod scan;
pub mod scene;
pub mod store;
pub mod tournament;
pub mod ui;
pub mod words;
pub mod worker;
