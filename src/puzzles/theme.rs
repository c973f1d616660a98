//! What a puzzle is about.

use crate::rules::cross::{Advance, HOME, Pieces, ZERO};
use crate::rules::damath::Damath;
use crate::rules::{Game, Seat};

/// The theme of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Theme {
    /// Damath: to choose among ways of taking (D7).
    Taking,
    /// Damath: to give a piece, since the opponent has to take it (D7).
    Sacrifice,
    /// Damath: to move without taking and without giving.
    Quiet,
    /// Marrakech: to work out what each direction costs ([`Task::Costs`](super::Task::Costs)).
    Costs,
    /// Marrakech: to turn Asam (M4).
    Direction,
    /// Marrakech: to lay a rug (M8).
    Rug,
    /// Chaupar and Pachisi: to send pieces of others back.
    Hit,
    /// Chaupar and Pachisi: to bring a piece home.
    Home,
    /// Chaupar and Pachisi: to move or make a pair.
    Pair,
    /// Chaupar and Pachisi: to set out from the start.
    Start,
    /// Chaupar and Pachisi: to choose the piece that runs.
    Running,
}

impl Theme {
    /// Its key in messages.
    #[must_use]
    pub fn key(self) -> &'static str {
        match self {
            Self::Taking => "taking",
            Self::Sacrifice => "sacrifice",
            Self::Quiet => "quiet",
            Self::Costs => "costs",
            Self::Direction => "direction",
            Self::Rug => "rug",
            Self::Hit => "hit",
            Self::Home => "home",
            Self::Pair => "pair",
            Self::Start => "start",
            Self::Running => "running",
        }
    }

    /// The theme of a position of Damath with these best moves.
    pub(super) fn of_damath(state: &Damath, solutions: &[<Damath as Game>::Action]) -> Self {
        let gives = |solution| {
            let mut after = *state;
            after.happen(solution);
            after.must_capture()
        };
        if state.must_capture() {
            Self::Taking
        } else if solutions.iter().all(gives) {
            Self::Sacrifice
        } else {
            Self::Quiet
        }
    }

    /// The theme of a move of `mover` in Chaupar and Pachisi, with the pieces before and after it.
    pub(super) fn of_advance(advance: Advance, mover: Seat, before: &Pieces, after: &Pieces) -> Self {
        let falls = |seat: &Seat| before.count(*seat, ZERO) < after.count(*seat, ZERO);
        let pairs = |pieces: &Pieces| pieces.steps(mover).filter(|step| pieces.is_pair(mover, *step)).count();
        if Seat::all(Seat::MOST).filter(|seat| *seat != mover).any(|seat| falls(&seat)) {
            Self::Hit
        } else if before.count(mover, HOME) < after.count(mover, HOME) {
            Self::Home
        } else if advance.pair || pairs(before) < pairs(after) {
            Self::Pair
        } else if advance.from == ZERO {
            Self::Start
        } else {
            Self::Running
        }
    }
}
