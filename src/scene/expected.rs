//! Names of expected parts in errors on texts.

use super::Form;
use crate::rules::Expected;
use crate::words::table;

/// Names the expected part of a text of the game, to follow “It needs …”.
#[must_use]
pub fn expected<G: Form>(Expected(what): Expected) -> String {
    G::expected(what, &table::expected(what))
}
