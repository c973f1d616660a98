//! Checking that throws are as they were promised.

use super::{Match, Place};
use crate::rules::Game;

/// What looking at every throw of a match has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked<A> {
    /// So many throws are as they were promised.
    pub right: usize,
    /// The first in the record that is not.
    pub wrong: Option<Wrong<A>>,
    /// So many cannot be checked yet, because the secret is not shown.
    pub open: usize,
    /// So many were played after the secret was shown: of these nothing is promised.
    pub late: usize,
    /// So many were only tried out: of these nothing is promised either.
    pub tried: usize,
}

/// A throw that is not as it was promised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong<A> {
    /// The place to which it led.
    pub place: Place,
    /// Which throw of the match it is, from 1.
    pub number: usize,
    /// What it should have been.
    pub should: A,
}

impl<G: Game> Match<G> {
    /// Checks all throws by what the record shows; none if it promises nothing of them.
    pub fn check(&self) -> Option<Checked<G::Action>> {
        let seal = self.seal.as_ref()?;
        let all = (0..self.places()).map(Place).filter(|place| self.is_thrown(*place)).count();
        let played = self.thrown.iter().map(Vec::len).sum::<usize>();
        let mut checked = Checked { right: 0, wrong: None, open: 0, late: 0, tried: all - played };
        for (number, places) in self.thrown.iter().enumerate() {
            for (turn, place) in places.iter().copied().enumerate() {
                if seal.is_late(number, turn) {
                    checked.late += 1;
                } else if !self.is_revealed() {
                    checked.open += 1;
                } else {
                    self.check_at(place, &mut checked);
                }
            }
        }
        Some(checked)
    }

    /// Checks the throw that led to a place.
    fn check_at(&self, place: Place, checked: &mut Checked<G::Action>) {
        let (Some(before), Some(step)) = (self.before(place), self.step_at(place)) else { return };
        match self.promised(before) {
            Some(should) if should != step.action => {
                if checked.wrong.as_ref().is_none_or(|wrong| place < wrong.place) {
                    checked.wrong = Some(Wrong { place, number: self.node(place).throws, should });
                }
            }
            _ => checked.right += 1,
        }
    }
}
