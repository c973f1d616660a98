//! The seats that are home, and the final places (C15, P14).

use std::fmt;
use std::str::FromStr;

use super::{Pieces, SEATS};
use crate::rules::{Expected, Outcome, ParseError, Seat};

/// The seats that are home, in the order of their places. The match is over when the third is home. Written `B A`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places([Option<Seat>; SEATS as usize - 1]);

impl Places {
    /// The seats that are home, in the order of their places.
    pub fn iter(&self) -> impl Iterator<Item = Seat> {
        self.0.into_iter().flatten()
    }

    /// `true` if `seat` is home.
    #[must_use]
    pub fn contains(&self, seat: Seat) -> bool {
        self.0.contains(&Some(seat))
    }

    /// The place of `seat`, from 1; `None` if it is not home.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<u8> {
        (1..).zip(self.iter()).find(|(_, placed)| *placed == seat).map(|(place, _)| place)
    }

    /// `true` if three seats are home, which settles the last place too.
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

    /// The final ranking; seats that are not home are ranked by the sum of their steps.
    pub(in crate::rules) fn outcome(&self, pieces: &Pieces) -> Outcome {
        let worth = |seat| (self.of(seat).map(|place| SEATS - place), pieces.sum(seat));
        Outcome::by_worth(&Seat::all(SEATS).map(worth).collect::<Vec<_>>())
    }

    /// `true` if exactly the seats whose pieces are all home have places, and not all seats do.
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
