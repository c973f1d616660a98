//! Who has come home, and the places at the end (C15, P14).

use std::fmt;
use std::str::FromStr;

use super::{Pieces, SEATS};
use crate::rules::{Expected, Outcome, ParseError, Seat};

/// The seats that are home, in the order in which they came: their places. When the third has come, the match is over.
/// Written `B A`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places([Option<Seat>; SEATS as usize - 1]);

impl Places {
    /// The seats that have their places, by place.
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.0.into_iter().flatten()
    }

    /// Whether `seat` has its place.
    #[must_use]
    pub fn contains(&self, seat: Seat) -> bool {
        self.0.contains(&Some(seat))
    }

    /// The place of `seat`, from 1.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<u8> {
        (1..).zip(self.iter()).find(|(_, placed)| *placed == seat).map(|(place, _)| place)
    }

    /// Whether all places are known, as that of the last is.
    #[must_use]
    pub fn are_settled(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// Gives `seat` the next place.
    pub(in crate::rules) fn add(&mut self, seat: Seat) {
        if let Some(place) = self.0.iter_mut().find(|place| place.is_none()) {
            *place = Some(seat);
        }
    }

    /// The places of all; the open ones go by the sum of steps.
    pub(in crate::rules) fn outcome(&self, pieces: &Pieces) -> Outcome {
        let worth = |seat| (self.of(seat).map(|place| SEATS - place), pieces.sum(seat));
        Outcome::by_worth(&Seat::all(SEATS).map(worth).collect::<Vec<_>>())
    }

    /// Whether exactly those seats have places whose pieces are all home, and not all seats.
    pub(in crate::rules) fn agree_with(&self, pieces: &Pieces) -> bool {
        Seat::all(SEATS).all(|seat| self.of(seat).is_some() == pieces.all_home(seat))
    }
}

impl fmt::Display for Places {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, seat) in self.iter().enumerate() {
            f.write_str(if number > 0 { " " } else { "" })?;
            write!(f, "{seat}")?;
        }
        Ok(())
    }
}

impl FromStr for Places {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut places = Self::default();
        for word in text.split(' ') {
            let seat = word.parse()?;
            if places.of(seat).is_some() || places.are_settled() {
                return Err(ParseError::new(Expected("placed-seats"), text));
            }
            places.add(seat);
        }
        Ok(places)
    }
}
