//! What is told of a match where many are listed.

use serde::{Deserialize, Serialize};

use super::{Drawing, Happening, Seating};
use crate::rules::Seat;

/// The gist of a match where many are listed, and what is counted over all of them.
pub trait Gist: Drawing {
    /// The board in small, for lists: an SVG document that needs nothing else.
    fn picture(&self, seating: &Seating) -> String;

    /// What `seat` has so far, without a word: points, dirhams, pieces that are home.
    fn stands(&self, seat: Seat) -> String;

    /// What was most of its kind in all that happened until this state; nothing that never happened.
    fn feats<'a>(&self, happened: impl Iterator<Item = Happening<'a, Self>>) -> Vec<Feat>
    where
        Self: 'a;

    /// Whether dice are thrown in the game ([`Gist::thrown`]).
    const DICE: bool = false;

    /// What dice show by this action, if it is a throw of them. Lots are none.
    fn thrown(_action: &Self::Action) -> Option<String> {
        None
    }
}

/// A feat: the most of its kind in a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feat {
    /// What it is, in one word that is not shown: `payment`.
    pub what: String,
    /// Whose it is.
    pub seat: u8,
    /// How much it was.
    pub much: i32,
}

impl Feat {
    /// The greatest of these, the first of equals; none that is nothing.
    pub(super) fn greatest(what: &str, all: impl Iterator<Item = (Seat, i64)>) -> Option<Self> {
        let (seat, much) = super::ending::best(all, |(_, much)| *much)?;
        Some(Self { what: what.into(), seat: seat.0, much: much.try_into().unwrap_or(i32::MAX) })
    }
}
