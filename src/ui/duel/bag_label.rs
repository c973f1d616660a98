//! The name of the bag for screen readers.

use crate::play::bag::CampLine;
use crate::words::{all_of, dschamal};

/// What screen readers call the place of a duel: the bag, and who has a hand in it.
pub fn bag_label(camps: &[CampLine; 2]) -> String {
    dschamal::bag(&all_of(camps.iter().map(|camp| camp.name.clone())))
}
