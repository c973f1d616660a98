//! The summary of a match in lists of many matches.

use serde::{Deserialize, Serialize};

use super::{Drawing, PastAction, Seating};
use crate::rules::Seat;

/// The summary of a match in lists, and statistics over many matches.
pub trait Summary: Drawing {
    /// Returns a small picture of the board, as a self-contained SVG document.
    fn picture(&self, seating: &Seating) -> String;

    /// Returns the current score of `seat` as bare numbers: points, dirhams, pieces at home.
    fn score_text(&self, seat: Seat) -> String;

    /// `true` if that score is a whole number of points, which decide the places.
    const POINTS: bool = false;

    /// Returns the highlights of the match up to this state, one per kind; kinds without any event are omitted.
    fn highlights<'a>(&self, history: impl Iterator<Item = PastAction<'a, Self>>) -> Vec<Highlight>
    where
        Self: 'a;

    /// `true` if the game has dice ([`Summary::thrown`]).
    const DICE: bool = false;

    /// Returns the result of a throw of dice, in notation; none for other actions, tosses included.
    fn thrown(_action: &Self::Action) -> Option<String> {
        None
    }
}

/// A highlight: the greatest value of its kind in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Highlight {
    /// Key of the kind, such as `payment`.
    pub what: String,
    /// Number of the seat.
    pub seat: u8,
    /// The value.
    pub much: i32,
}

impl Highlight {
    /// Returns the greatest value, the first of equals; none if no value is positive.
    pub(super) fn greatest(what: &str, all: impl Iterator<Item = (Seat, i64)>) -> Option<Self> {
        let (seat, much) = super::ending::best(all, |(_, much)| *much)?;
        Some(Self { what: what.into(), seat: seat.0, much: much.try_into().unwrap_or(i32::MAX) })
    }
}
