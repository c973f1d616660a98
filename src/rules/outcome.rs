//! The outcome of a match.

use super::Seat;

/// The final ranking of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The place of each seat, from 1. Seats that share a place have the same number, and the numbers after it are
    /// skipped (1, 1, 3).
    pub places: Vec<u8>,
}

impl Outcome {
    /// Ranks the seats by worth, the highest first. Seats of equal worth share a place.
    pub fn by_worth<W: Ord>(worth: &[W]) -> Self {
        let place = |own: &W| worth.iter().filter(|other| *other > own).fold(1, |place, _| place + 1);
        Self { places: worth.iter().map(place).collect() }
    }

    /// The seats in first place, of which there are several if they share it.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST).zip(&self.places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }
}
