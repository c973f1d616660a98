//! The hooks of a table: the sitting, and its effects.

mod use_cell_focus;
mod use_chance;
mod use_contest;
mod use_engine;
mod use_environment;
mod use_focus_restorer;
mod use_keys;
mod use_link_sender;
mod use_permissions;
mod use_pointer;
mod use_saving;
mod use_sheets;
mod use_sitting;
mod use_skip_tip;
mod use_sound;
mod use_table;
mod use_tap_to_skip;
mod use_timers;

pub use use_cell_focus::use_cell_focus;
pub use use_chance::use_chance;
pub use use_contest::use_contest;
pub use use_engine::use_engine;
pub use use_environment::{use_settings_input, use_visibility};
pub use use_focus_restorer::use_focus_restorer;
pub use use_keys::{Keyboard, use_keys};
pub use use_link_sender::use_link_sender;
pub use use_permissions::{permissions, use_permissions};
pub use use_pointer::use_pointer;
pub use use_saving::{SavedData, use_saving};
pub use use_sheets::use_sheets;
pub use use_sitting::{SittingHandle, use_sitting, use_start};
pub use use_skip_tip::use_skip_tip;
pub use use_sound::use_sound;
pub use use_table::{TableState, use_table};
pub use use_tap_to_skip::use_tap_to_skip;
pub use use_timers::use_timers;
