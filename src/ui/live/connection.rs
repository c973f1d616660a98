//! The connection to the other device, as components see it.

use yew::{hook, use_state_eq};

use super::phrase::Phrase;
use crate::pages::match_link::LiveState;
use crate::ui::hooks::use_window_event;
use crate::ui::host::{self, LiveConnection};

/// The event of the window when the connection has changed, or a match has arrived.
pub const LIVE_EVENT: &str = "live";

impl LiveState {
    /// The state now.
    #[must_use]
    pub fn now() -> Self {
        Self::named(&host::live().map(|live| live.state()).unwrap_or_default())
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
