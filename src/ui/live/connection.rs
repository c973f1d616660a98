//! The connection to the other device, as components see it.

use yew::{hook, use_state_eq};

use crate::ui::hooks::use_window_event;
use crate::ui::host;

/// The event of the window when the connection has changed, or a match has arrived.
pub const LIVE_EVENT: &str = "live";

/// The state of the connection to another device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LiveState {
    /// There is none.
    #[default]
    Off,
    /// The code of the other device is known; it has yet to answer.
    Joining,
    /// The other device is there.
    Open,
    /// The other device is no longer there, or did not answer.
    Lost,
}

impl LiveState {
    /// The state now.
    pub fn now() -> Self {
        let name = host::live().map(|live| live.state()).unwrap_or_default();
        match name.as_str() {
            "joining" => Self::Joining,
            "open" => Self::Open,
            "lost" => Self::Lost,
            _ => Self::Off,
        }
    }
}

/// Returns the state, and renders the component again when it changes.
#[hook]
pub fn use_live_state() -> LiveState {
    let state = use_state_eq(LiveState::now);
    let set = state.setter();
    use_window_event(LIVE_EVENT, move |_| set.set(LiveState::now()));
    *state
}
