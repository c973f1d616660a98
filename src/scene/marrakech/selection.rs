//! The selection of a player of Marrakech.

use crate::rules::marrakech::{Heading, Place, Square};

/// The current selection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Selection {
    /// No selection.
    #[default]
    Nothing,
    /// A heading for Asam.
    Heading(Heading),
    /// The first square of a rug.
    First(Square),
    /// A place for a rug.
    Place(Place),
}

impl Selection {
    /// Returns the selected heading.
    #[must_use]
    pub fn heading(self) -> Option<Heading> {
        if let Self::Heading(heading) = self { Some(heading) } else { None }
    }

    /// Returns the first square of a rug, if only that is selected.
    #[must_use]
    pub fn first(self) -> Option<Square> {
        if let Self::First(square) = self { Some(square) } else { None }
    }

    /// Returns the selected place for a rug.
    #[must_use]
    pub fn place(self) -> Option<Place> {
        if let Self::Place(place) = self { Some(place) } else { None }
    }
}
