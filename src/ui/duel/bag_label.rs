//! The name of the bag for screen readers.

use crate::play::bag::CampLine;
use crate::words::{all_of, dschamal};

/// Returns the accessible name of a duel: the bag, and the players who have a hand in it.
pub fn bag_label(camps: &[CampLine; 2]) -> String {
    dschamal::bag(&all_of(camps.iter().map(|camp| camp.name.clone())))
}
