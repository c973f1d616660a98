//! Which tab plays a match, where several show its table. `static/hold.js` asks the browser for the match's lock; here is
//! what it is told, and what it tells.

use std::cell::Cell;

use gloo_events::EventListener;
use web_sys::Element;

use super::place;
use crate::store::Id;

/// The program's element is told that this tab plays the match that is open.
pub const PLAYS: &str = "plays";
/// It is told that another tab does.
pub const WATCHES: &str = "watches";

thread_local! {
    static TOLD: Cell<Option<bool>> = const { Cell::new(None) };
}

/// From now on what the program's element is told is known.
pub fn listen_in(place: &Element) {
    EventListener::new(place, PLAYS, |_| TOLD.set(Some(true))).forget();
    EventListener::new(place, WATCHES, |_| TOLD.set(Some(false))).forget();
}

/// Whether this tab plays the match that is open; none until it is told.
pub fn plays() -> Option<bool> {
    TOLD.get()
}

/// The table of a match that is open. It is played at here as soon as no other tab does, until this goes.
pub struct Hold(Id);

impl Hold {
    /// Asks for it. The answer, [`PLAYS`] or [`WATCHES`], may be there at once.
    pub fn ask(id: &Id) -> Self {
        tell("hold", id);
        Self(id.clone())
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        TOLD.set(None);
        tell("release", &self.0);
    }
}

/// The match is played here from now on, whichever tab plays it.
pub fn seize(id: &Id) {
    tell("seize", id);
}

/// Tells `static/hold.js` something of a match, whose id stands at the program's element.
fn tell(name: &str, id: &Id) {
    // An attribute with such a name can always be set.
    let _ = place::get().map(|place| place.set_attribute("data-match", id.as_str()));
    place::tell(name);
}
