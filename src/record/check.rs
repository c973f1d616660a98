//! Checking that throws are as they were promised.

use super::{Match, Place};
use crate::rules::Game;

/// The result of checking every throw of a match.
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

/// A throw, or what reveals what was found unseen, that is not as it was promised.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong<A> {
    /// The place to which it led.
    pub place: Place,
    /// Which throw of the match it is, from 1; of what was found unseen, how many throws there were before.
    pub number: usize,
    /// What it should have been.
    pub should: A,
}

impl<G: Game> Match<G> {
    /// Checks all throws by what the record shows; none if it promises nothing of them.
    pub fn check(&self) -> Option<Checked<G::Action>> {
        let all = (0..self.places()).map(Place).filter(|place| self.is_thrown(*place)).count();
        let played = self.thrown.iter().map(Vec::len).sum::<usize>();
        let mut checked = Checked { right: 0, wrong: None, open: 0, late: 0, tried: all - played };
        match (&self.seal, &self.bonds) {
            (Some(seal), _) => self.check_seal(seal, &mut checked),
            (_, Some(bonds)) => self.check_bonds(bonds, &mut checked),
            _ => return None,
        }
        Some(checked)
    }

    /// Compares the throw that led to a place with that which follows from what was promised.
    pub(super) fn compare(&self, place: Place, follows: Option<G::Action>, checked: &mut Checked<G::Action>) {
        let Some(step) = self.step_at(place) else { return };
        match follows {
            Some(should) if should != step.action => {
                if checked.wrong.as_ref().is_none_or(|wrong| place < wrong.place) {
                    checked.wrong = Some(Wrong { place, number: self.node(place).throws, should });
                }
            }
            _ => checked.right += 1,
        }
    }
}
