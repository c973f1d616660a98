//! The touch of an example.

use crate::rules::Seat;
use crate::rules::cross::{Step, spot};
use crate::scene::Touch;

/// The touch of the piece of the player below that has gone so many steps.
pub fn on<B>(step: u8) -> Touch<B> {
    Touch::Spot(spot(Seat(3), Step(step)))
}
