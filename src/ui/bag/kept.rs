//! A calm duel that was left: it is kept on this device alone, and goes on as it was (B9, B10).

use crate::play::bag::Calm;
use crate::rules::dschamal::Dschamal;
use crate::ui::boards::contest::Table;
use crate::ui::id::Id;
use crate::ui::{entropy, storage};

/// The duel that was left at this table.
pub fn read(at: &Table<Dschamal>) -> Option<Calm> {
    Calm::read(&storage::contest(at.id)?, at.state, at.happened)
}

/// The turn that is due in a duel apart, with what its hand has uncovered.
pub fn apart(at: &Table<Dschamal>) -> Option<Calm> {
    Calm::apart(at.state, at.happened, &at.found, storage::contest(at.id).as_deref(), &mut entropy::bits)
}

/// Keeps how the duel stands.
pub fn write(id: &Id, calm: &Calm) {
    storage::keep_contest(id, &calm.to_string());
}

/// Keeps nothing any more: the duel is over.
pub fn forget(id: &Id) {
    storage::keep_contest(id, "");
}
