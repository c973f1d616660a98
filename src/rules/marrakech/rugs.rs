//! The rugs on the board.

use super::{Colour, Place, Square, SquareSet};

/// A rug that has been laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// Where it lies.
    pub place: Place,
    /// Its colour.
    pub colour: Colour,
}

/// The most rugs that can be laid: four players have 15 each (M1).
const MOST: usize = 60;

/// Stands where no rug has been laid yet.
const NOTHING: u8 = u8::MAX;

/// The rugs on the board, in the order in which they were laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rugs {
    /// The first `count` of these are laid; the others are all alike.
    laid: [Laid; MOST],
    count: u8,
    /// Which of `laid` each square shows, or `NOTHING`.
    top: [u8; Square::COUNT as usize],
    /// The squares that show each colour.
    shown: [SquareSet; Colour::COUNT as usize],
}

impl Rugs {
    /// None yet.
    pub fn new() -> Self {
        let unlaid = Laid { place: Place::FIRST, colour: Colour(0) };
        Self { laid: [unlaid; MOST], count: 0, top: [NOTHING; Square::COUNT as usize], shown: Default::default() }
    }

    /// The rugs in the order in which they were laid.
    pub fn laid(&self) -> &[Laid] {
        &self.laid[..usize::from(self.count)]
    }

    /// The number in [`Rugs::laid`] of the rug that `square` shows.
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

    /// Lays a rug over what lies there. There must be less than 60 and the colour one of the four.
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
