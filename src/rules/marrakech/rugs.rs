//! The rugs on the board.

use super::{Colour, Place, Square, SquareSet};

/// A rug that has been laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// The place of the rug.
    pub place: Place,
    /// Its colour.
    pub colour: Colour,
}

/// The largest number of rugs: four players have 15 each (M1).
const MOST: usize = 60;

/// The number in `top` of a square without a rug.
const NOTHING: u8 = u8::MAX;

/// The rugs on the board, in the order in which they were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rugs {
    /// The laid rugs in the first `count` entries; the others are all equal.
    laid: [Laid; MOST],
    count: u8,
    /// For each square, the index in `laid` of the rug on top, or [`NOTHING`].
    top: [u8; Square::COUNT as usize],
    /// The squares that show each colour.
    shown: [SquareSet; Colour::COUNT as usize],
}

impl Rugs {
    /// A board without rugs.
    pub fn new() -> Self {
        let unlaid = Laid { place: Place::FIRST, colour: Colour(0) };
        Self { laid: [unlaid; MOST], count: 0, top: [NOTHING; Square::COUNT as usize], shown: Default::default() }
    }

    /// The rugs in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.count)]
    }

    /// The index in [`Rugs::laid`] of the rug that `square` shows.
    pub fn top(&self, square: Square) -> Option<usize> {
        let top = self.top[square.index()];
        (top != NOTHING).then_some(usize::from(top))
    }

    /// The squares that show `colour`.
    pub fn shown(&self, colour: Colour) -> SquareSet {
        self.shown[colour.index()]
    }

    /// The rug of which both squares are visible and which a rug laid on `place` would cover (M8).
    pub fn wholly_covered_by(&self, place: Place) -> Option<Laid> {
        let [top, other] = place.squares().map(|square| self.top[square.index()]);
        (top == other && top != NOTHING).then(|| self.laid[usize::from(top)])
    }

    /// Lays a rug on top. There have to be fewer than 60 rugs, and the colour has to be one of the four.
    pub fn lay(&mut self, rug: Laid) {
        for square in rug.place.squares() {
            if let Some(under) = self.top(square) {
                self.shown[self.laid[under].colour.index()].remove(square);
            }
            self.top[square.index()] = self.count;
            self.shown[rug.colour.index()].insert(square);
        }
        self.laid[usize::from(self.count)] = rug;
        self.count += 1;
    }
}
