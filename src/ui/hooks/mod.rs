//! Hooks: what components share that is no markup.

mod use_window_event;

pub use use_window_event::use_window_event;
