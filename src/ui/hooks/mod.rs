//! Hooks that several pages share. Each carries out one kind of effect, or listens to one source of events.

mod driver;
mod subscribers;
mod use_effect_on;
mod use_event_callback;
mod use_is_seen;
mod use_listener;
mod use_machine;
mod use_route;
mod use_rulebook;
mod use_way_back;

pub use driver::{Driver, Machine};
pub use subscribers::{Subscribers, Subscription};
pub use use_effect_on::use_effect_on;
pub use use_event_callback::use_event_callback;
pub use use_is_seen::use_is_seen;
pub use use_listener::{use_document_event, use_window_event};
pub use use_machine::{Running, use_effects, use_machine};
pub use use_route::use_route;
pub use use_rulebook::use_rulebook;
pub use use_way_back::{use_history, use_way_back};
