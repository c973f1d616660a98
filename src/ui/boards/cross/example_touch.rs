//! Touches of examples.

use crate::rules::Seat;
use crate::rules::cross::{Step, spot};
use crate::scene::Touch;

/// Returns the touch on the piece of the seat at the bottom, D, at this step of its way.
pub fn touch_piece<B>(step: u8) -> Touch<B> {
    Touch::Spot(spot(Seat(3), Step(step)))
}
