//! Seals: commitments to the throws of a match.

use super::{Fingerprint, Secret};

/// The commitment of a sealed match, and its secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seal {
    pub(super) fingerprint: Fingerprint,
    /// The secret, if this device knows it.
    pub(super) secret: Option<Secret>,
    /// Once the record reveals the secret: how many first throws, second throws and so on had been played before, as
    /// the lengths of [`super::Match::thrown`].
    pub(super) revealed: Option<Vec<usize>>,
}

impl Seal {
    /// `true` if the throw at `turn` in the list of throws with this number, both from 0, was played after the reveal.
    pub(super) fn is_late(&self, number: usize, turn: usize) -> bool {
        let before = |revealed: &Vec<usize>| revealed.get(number).copied().unwrap_or_default();
        self.revealed.as_ref().is_some_and(|revealed| turn >= before(revealed))
    }
}
