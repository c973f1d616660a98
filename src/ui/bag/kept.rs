//! A calm duel that was left: it is kept on this device alone, and goes on as it was (B9, B10).

use crate::play::bag::Calm;
use crate::rules::Game;
use crate::rules::dschamal::Dschamal;
use crate::ui::storage;

/// The duel that was left in the state of a match in which so many actions have happened.
pub fn read(state: &Dschamal, happened: usize) -> Option<Calm> {
    Calm::read(&storage::contest(Dschamal::NAME)?, state, happened)
}

/// Keeps how the duel stands.
pub fn write(calm: &Calm) {
    storage::keep_contest(Dschamal::NAME, &calm.to_string());
}

/// Keeps nothing any more: the duel is over.
pub fn forget() {
    storage::keep_contest(Dschamal::NAME, "");
}
