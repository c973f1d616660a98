//! A calm duel that was left: it is kept on this device alone, and goes on as it was (B9, B10).

use crate::play::bag::Calm;
use crate::rules::dschamal::Dschamal;
use crate::ui::boards::contest::Table;
use crate::ui::id::Id;
use crate::ui::storage;

/// The duel that was left at this table.
pub fn read(at: &Table<Dschamal>) -> Option<Calm> {
    Calm::read(&storage::contest(at.id)?, at.state, at.happened)
}

/// Keeps how the duel stands.
pub fn write(id: &Id, calm: &Calm) {
    storage::keep_contest(id, &calm.to_string());
}

/// Keeps nothing any more: the duel is over.
pub fn forget(id: &Id) {
    storage::keep_contest(id, "");
}
