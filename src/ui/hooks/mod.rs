//! Hooks that several pages share. Each carries out one kind of effect, or listens to one source of events.

mod driver;
mod pressed_link;
mod subscribers;
mod use_back_button;
mod use_disabled_at_first;
mod use_effect_on;
mod use_event_callback;
mod use_full_screen;
mod use_held_buttons;
mod use_is_visible;
mod use_listener;
mod use_machine;
mod use_route;
mod use_rulebook;
mod use_saves;
mod use_today;

pub use driver::Driver;
pub use subscribers::{Subscribers, Subscription};
pub use use_back_button::{leave_overlays, use_back_button, use_history};
pub use use_disabled_at_first::use_disabled_at_first;
pub use use_effect_on::use_effect_on;
pub use use_event_callback::use_event_callback;
pub use use_full_screen::use_full_screen;
pub use use_held_buttons::use_held_buttons;
pub use use_is_visible::use_is_visible;
pub use use_listener::{use_document_event, use_window_event, use_window_events};
pub use use_machine::{MachineHandle, now, use_effects, use_machine};
pub use use_route::use_route;
pub use use_rulebook::use_rulebook;
pub use use_saves::use_saves;
pub use use_today::{use_time, use_today};
