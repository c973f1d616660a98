//! How a match ended.

use super::Seat;

/// The places of a match that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// Each seat's place, from 1. Seats that share a place have the same number; the next place then is skipped.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Places by what each seat is worth, the most first; equal worth shares a place.
    pub fn by_worth<W: Ord>(worth: &[W]) -> Self {
        let place = |own: &W| worth.iter().filter(|other| *other > own).fold(1, |place, _| place + 1);
        Self { places: worth.iter().map(place).collect() }
    }

    /// The seats in the first place; several if they share it.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::all(Seat::MOST).zip(&self.places).filter(|(_, place)| **place == 1).map(|(seat, _)| seat)
    }
}
