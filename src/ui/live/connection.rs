//! The connection to the other device, as components see it.

use yew::{hook, use_state_eq};

use super::phrase::Phrase;
use crate::ui::hooks::use_window_event;
use crate::ui::host::{self, LiveConnection};

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
    /// The other device is no longer there; this one tries by itself to find it again.
    Seeking,
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
            "seeking" => Self::Seeking,
            "lost" => Self::Lost,
            _ => Self::Off,
        }
    }
}

/// The connection as a page shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// Its state.
    pub state: LiveState,
    /// The last phrase of the other player, if it was said not long ago.
    pub heard: Option<Phrase>,
    /// The phrase that was said here; until it is over, nothing else can be said.
    pub said: Option<Phrase>,
}

impl Live {
    /// The connection now.
    fn now() -> Self {
        let phrase = |number: fn(&LiveConnection) -> Option<u8>| Phrase::numbered(number(&host::live()?)?);
        Self {
            state: LiveState::now(),
            heard: phrase(LiveConnection::heard_phrase),
            said: phrase(LiveConnection::said_phrase),
        }
    }
}

/// Returns the connection, and renders the component again when it changes.
#[hook]
pub fn use_live() -> Live {
    let live = use_state_eq(Live::now);
    let set = live.setter();
    use_window_event(LIVE_EVENT, move |_| set.set(Live::now()));
    *live
}
