//! Sealed matches: a commit–reveal scheme in which all throws are derived from a secret that is drawn before the match.
//!
//! The *fingerprint*, a hash of the header and the secret, stands in the record from the start. It is the commitment to
//! all throws. The record reveals the secret after the end; from then on everybody can derive the throws again
//! ([`Match::check`]).

use super::header::SEAL;
use super::seal::Seal;
use super::{Checked, Fingerprint, Match, NodeId, Secret, SecretError, throw};
use crate::rules::Game;

/// The word of a record's line before the secret.
pub(super) const SECRET: &str = "@secret";

impl<G: Game> Match<G> {
    /// Seals the match with a secret, to which the fingerprint in its record commits it. This is for a match that has
    /// not begun and is neither sealed nor by link, of a game with throws; any other is returned unchanged.
    #[must_use]
    pub fn sealed(self, secret: Secret) -> Self {
        if !G::THROWS {
            return self;
        }
        let fingerprint = Fingerprint::of(&self.hashed_header(), Some(&secret));
        self.seal(fingerprint, Some(secret))
    }

    /// Seals the match with a fingerprint, also if its secret is unknown.
    pub(super) fn seal(mut self, fingerprint: Fingerprint, secret: Option<Secret>) -> Self {
        if self.can_change_header() {
            self.text.add_header_line(&line(&fingerprint));
            self.seal = Some(Seal { fingerprint, secret, revealed: None });
        }
        self
    }

    /// The lines of the header that are hashed into the fingerprint: from the second one to the last before the seal or
    /// the actions.
    pub(super) fn hashed_header(&self) -> String {
        let lines = self.text.header_lines();
        match &self.seal {
            Some(seal) => lines.strip_suffix(line(&seal.fingerprint).as_str()).unwrap_or(lines).to_owned(),
            None => lines.to_owned() + "\n",
        }
    }

    /// `true` while the header can change: the match has not begun, and is neither sealed, by link nor of a day.
    pub(super) fn can_change_header(&self) -> bool {
        self.seal.is_none() && self.chains.is_none() && self.day.is_none() && self.after(NodeId::START).is_empty()
    }

    /// The fingerprint of a sealed match.
    pub fn fingerprint(&self) -> Option<&Fingerprint> {
        self.seal.as_ref().map(|seal| &seal.fingerprint)
    }

    /// The secret of a sealed match, if this device knows it. No player may see it before it is revealed in the record.
    pub fn secret(&self) -> Option<&Secret> {
        self.seal.as_ref()?.secret.as_ref()
    }

    /// Gives a sealed match its secret, which is stored apart from the record. Returns `false` if the secret does not
    /// match the fingerprint.
    pub fn unlock(&mut self, secret: Secret) -> bool {
        let header = self.hashed_header();
        let Some(seal) = &mut self.seal else { return false };
        let fits = Fingerprint::of(&header, Some(&secret)) == seal.fingerprint;
        if fits {
            seal.secret = Some(secret);
        }
        fits
    }

    /// `true` once the record reveals the secret, so that everybody can verify the throws.
    pub fn is_revealed(&self) -> bool {
        self.seal.as_ref().is_some_and(|seal| seal.revealed.is_some())
    }

    /// Reveals the secret in the record, if this device knows it and it is not revealed yet. The commitment does not
    /// apply to throws that are played later. Returns `true` if the record has changed.
    pub fn reveal(&mut self) -> bool {
        let Some(Seal { secret: Some(secret), revealed: revealed @ None, .. }) =
            self.seal.as_mut().filter(|_| G::THROWS)
        else {
            return false;
        };
        *revealed = Some(self.thrown.iter().map(Vec::len).collect());
        self.text.append(&format!("{SECRET} {secret}\n"));
        true
    }

    /// Reveals the secret, as a `@secret` line of a record does.
    pub(super) fn reveal_secret(&mut self, secret: Secret) -> Result<(), SecretError> {
        if self.seal.is_none() {
            return Err(SecretError::NotSealed);
        }
        if self.is_revealed() {
            return Err(SecretError::Again);
        }
        if !self.unlock(secret) {
            return Err(SecretError::Another);
        }
        self.reveal();
        Ok(())
    }

    /// The sealed throw at a place, or the throw of the day. `None` if it is not chance's turn there, or the secret is
    /// unknown or already revealed.
    ///
    /// It is derived from the number of the throw, so it is the same at every place with that number and the same
    /// outcomes to choose from. It is for throws that are played; a variation that used it would tell the future.
    pub fn sealed_throw(&self, place: NodeId) -> Option<G::Action> {
        if !G::THROWS || self.is_revealed() {
            return None;
        }
        self.derived_from_secret(place)
    }

    /// Verifies the played throws of a sealed match.
    pub(super) fn check_seal(&self, seal: &Seal, checked: &mut Checked<G::Action>) {
        for (number, places) in self.thrown.iter().enumerate() {
            for (turn, place) in places.iter().copied().enumerate() {
                if seal.is_late(number, turn) {
                    checked.late += 1;
                } else if !self.is_revealed() {
                    checked.open += 1;
                } else {
                    let derived = self.before(place).and_then(|before| self.derived_from_secret(before));
                    self.compare(place, derived, checked);
                }
            }
        }
    }

    /// The throw at a place that is derived from the secret of a sealed match, if this device knows it, or from that of
    /// the day.
    pub(super) fn derived_from_secret(&self, place: NodeId) -> Option<G::Action> {
        if let Some(day) = self.day {
            // The secret is public, and stands in the place of a fingerprint too.
            let secret = day.secret(G::NAME);
            return self.derived_throw(&secret, &Fingerprint::of_public(&secret), place);
        }
        let Seal { fingerprint, secret, .. } = self.seal.as_ref()?;
        self.derived_throw(secret.as_ref()?, fingerprint, place)
    }

    /// The throw at a place that is derived from a secret or a key. `None` if it is not chance's turn there.
    pub(super) fn derived_throw(&self, secret: &Secret, fingerprint: &Fingerprint, place: NodeId) -> Option<G::Action> {
        let mut bits = secret.bits(fingerprint, self.node(place).throws + 1);
        throw(&self.state_at(place).chance(), &mut bits).cloned()
    }
}

fn line(fingerprint: &Fingerprint) -> String {
    format!("{SEAL} {fingerprint}")
}
