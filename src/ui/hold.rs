//! Which tab plays a match, where several show its table. `static/hold.js` asks the browser for the match's lock; here is
//! what it is told, and what it tells.

use super::place;

/// The program's element is told that this tab plays the match that is open.
pub const PLAYS: &str = "plays";
/// It is told that another tab does.
pub const WATCHES: &str = "watches";

/// A table that is open. It is played at here as soon as no other tab does, until this goes.
pub struct Hold(());

impl Hold {
    /// Asks for it. The answer is [`PLAYS`] or [`WATCHES`].
    pub fn ask() -> Self {
        place::tell("hold");
        Self(())
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        place::tell("release");
    }
}

/// The match is played here from now on, whichever tab plays it.
pub fn seize() {
    place::tell("seize");
}
