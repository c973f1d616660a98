//! What should stand in a text, in words.

use super::Form;
use crate::rules::Expected;
use crate::words::house;

/// The words for the thing that should stand in a text of the game, for the place after “It needs …”.
#[must_use]
pub fn expected<G: Form>(Expected(what): Expected) -> String {
    G::expected(what, &house::expected(what))
}
