//! Verifying throws against the secrets that the record reveals.

use super::{Match, NodeId};
use crate::rules::Game;

/// The result of verifying every throw of a match, as numbers of throws.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked<A> {
    /// Throws that follow from the revealed secrets.
    pub right: usize,
    /// The first throw in the record that does not follow from them.
    pub wrong: Option<Wrong<A>>,
    /// Throws that cannot be verified yet, because their secret is not revealed.
    pub open: usize,
    /// Throws that were played after the secret was revealed, to which no commitment applies.
    pub late: usize,
    /// Throws of a match by link that were made before, at one table. No commitment applies to them.
    pub earlier: usize,
    /// Throws that were only tried out in a variation, to which no commitment applies either.
    pub tried: usize,
}

/// An action that does not follow from the revealed secrets: a throw, or the reveal of a hidden find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong<A> {
    /// The place to which the action led.
    pub place: NodeId,
    /// The number of the throw within the match, from 1; for a hidden find, the number of throws before it.
    pub number: usize,
    /// The action that follows from the secrets.
    pub should: A,
}

impl<G: Game> Match<G> {
    /// Verifies all throws by the secrets that the record reveals, or by that of the day. `None` if the match is
    /// neither sealed, played by link nor of a day.
    pub fn check(&self) -> Option<Checked<G::Action>> {
        let all = (0..self.places()).map(NodeId).filter(|place| self.is_thrown(*place)).count();
        let played = self.thrown.iter().map(Vec::len).sum::<usize>();
        let mut checked = Checked { right: 0, wrong: None, open: 0, late: 0, earlier: 0, tried: all - played };
        match (&self.seal, &self.chains) {
            (Some(seal), _) => self.check_seal(seal, &mut checked),
            (_, Some(chains)) => self.check_chains(chains, &mut checked),
            _ if self.day.is_some() => self.check_day(&mut checked),
            _ => return None,
        }
        Some(checked)
    }

    /// Compares the action that led to a place with the one that follows from the secrets.
    pub(super) fn compare(&self, place: NodeId, derived: Option<G::Action>, checked: &mut Checked<G::Action>) {
        let Some(step) = self.step_at(place) else { return };
        match derived {
            Some(should) if should != step.action => {
                if checked.wrong.as_ref().is_none_or(|wrong| place < wrong.place) {
                    checked.wrong = Some(Wrong { place, number: self.node(place).throws, should });
                }
            }
            _ => checked.right += 1,
        }
    }
}
