//! What a player of Marrakech has picked that is no action yet.

use crate::rules::marrakech::{Heading, Place, Square};

/// The selection: the pick that is no action yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// The way Asam is to face.
    Heading(Heading),
    /// The first square of a rug.
    First(Square),
    /// Where a rug is to lie.
    Place(Place),
}

impl Selection {
    /// The heading, if one is picked.
    #[must_use]
    pub fn heading(self) -> Option<Heading> {
        if let Self::Heading(heading) = self { Some(heading) } else { None }
    }

    /// The first square of a rug, if only that is picked.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        if let Self::First(square) = self { Some(square) } else { None }
    }

    /// The place of a rug, if one is picked.
    #[must_use]
    pub fn place(self) -> Option<Place> {
        if let Self::Place(place) = self { Some(place) } else { None }
    }
}
