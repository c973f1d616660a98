//! Sealed matches: their throws follow from a secret, which is chosen before anything happens.
//!
//! What a match is sealed with, its fingerprint, stands in its record from the start, and binds it to all its throws; once
//! the secret stands there too, at the end, everybody can work them out again ([`Match::check`]).

use super::header::SEAL;
use super::secret::{Fingerprint, Secret};
use super::{Checked, Match, Place, SecretError, throw};
use crate::rules::Game;

/// The word before the secret in a record.
pub(super) const SECRET: &str = "@secret";

/// What a match is sealed with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Seal {
    fingerprint: Fingerprint,
    /// The secret, if it is known here.
    secret: Option<Secret>,
    /// Once the record shows the secret: how often a first throw had been played by then, a second one, and so on.
    shown: Option<Vec<usize>>,
}

impl<G: Game> Match<G> {
    /// Seals a match with a secret, which is known here from now on and nowhere else. That is done last before the
    /// match: once something has happened, or is promised of its throws, nothing changes; nor in a game without throws.
    #[must_use]
    pub fn sealed(self, secret: Secret) -> Self {
        if !G::THROWS {
            return self;
        }
        let fingerprint = Fingerprint::of(&self.agreed(), Some(&secret));
        self.seal(fingerprint, Some(secret))
    }

    /// The same where the secret may not be known.
    pub(super) fn seal(mut self, fingerprint: Fingerprint, secret: Option<Secret>) -> Self {
        if self.is_open() {
            self.text.agree(&line(&fingerprint));
            self.seal = Some(Seal { fingerprint, secret, shown: None });
        }
        self
    }

    /// The lines of the record from the game to the last before the seal or the first action.
    pub(super) fn agreed(&self) -> String {
        let lines = self.text.agreed();
        match &self.seal {
            Some(seal) => lines.strip_suffix(line(&seal.fingerprint).as_str()).unwrap_or(lines).to_owned(),
            None => lines.to_owned() + "\n",
        }
    }

    /// Whether nothing has happened, and nothing is promised of throws.
    pub(super) fn is_open(&self) -> bool {
        self.seal.is_none() && self.bonds.is_none() && self.after(Place::START).is_empty()
    }

    /// The fingerprint that seals the match; none if it is not.
    pub fn fingerprint(&self) -> Option<&Fingerprint> {
        self.seal.as_ref().map(|seal| &seal.fingerprint)
    }

    /// The secret of a sealed match, if it is known here. Nobody may see it before it is shown.
    pub fn secret(&self) -> Option<&Secret> {
        self.seal.as_ref()?.secret.as_ref()
    }

    /// Makes known here what was kept beside a sealed match: its secret. Tells whether it is.
    pub fn unlock(&mut self, secret: Secret) -> bool {
        let agreed = self.agreed();
        let Some(seal) = &mut self.seal else { return false };
        let fits = Fingerprint::of(&agreed, Some(&secret)) == seal.fingerprint;
        if fits {
            seal.secret = Some(secret);
        }
        fits
    }

    /// Whether the record shows the secret, so that everybody can check the throws.
    pub fn is_revealed(&self) -> bool {
        self.seal.as_ref().is_some_and(|seal| seal.shown.is_some())
    }

    /// Shows the secret in the record, if it is known here and not shown yet. Nothing is promised of throws that are
    /// played after it. Tells whether something has changed.
    pub fn reveal(&mut self) -> bool {
        let Some(Seal { secret: Some(secret), shown: shown @ None, .. }) = self.seal.as_mut().filter(|_| G::THROWS)
        else {
            return false;
        };
        *shown = Some(self.thrown.iter().map(Vec::len).collect());
        self.text.write(&format!("{SECRET} {secret}\n"));
        true
    }

    /// Does what a record's `@secret` says.
    pub(super) fn show(&mut self, secret: Secret) -> Result<(), SecretError> {
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

    /// The throw that is sealed for a place, if chance is to move there, the secret is known here, and it is not shown
    /// yet. As it tells what comes, it is for what is played, and not for what is only tried out.
    ///
    /// It is the same throw wherever play comes to its number with the same outcomes to choose from.
    pub fn sealed_throw(&self, place: Place) -> Option<G::Action> {
        if !G::THROWS || self.is_revealed() {
            return None;
        }
        self.promised(place)
    }

    /// Checks all throws that were played in a sealed match.
    pub(super) fn check_seal(&self, seal: &Seal, checked: &mut Checked<G::Action>) {
        for (number, places) in self.thrown.iter().enumerate() {
            for (turn, place) in places.iter().copied().enumerate() {
                if seal.is_late(number, turn) {
                    checked.late += 1;
                } else if !self.is_revealed() {
                    checked.open += 1;
                } else {
                    self.compare(place, self.before(place).and_then(|before| self.promised(before)), checked);
                }
            }
        }
    }

    /// The throw that follows from the secret, if that is known here.
    pub(super) fn promised(&self, place: Place) -> Option<G::Action> {
        let Seal { fingerprint, secret, .. } = self.seal.as_ref()?;
        self.follows(secret.as_ref()?, fingerprint, place)
    }

    /// The throw at a place that follows from a secret, if chance is to move there.
    pub(super) fn follows(&self, secret: &Secret, fingerprint: &Fingerprint, place: Place) -> Option<G::Action> {
        let mut bits = secret.bits(fingerprint, self.node(place).throws + 1);
        throw(&self.state_at(place).chance(), &mut bits).cloned()
    }
}

impl Seal {
    /// Whether the throw with this number, from 0, that was played as the `turn`th, from 0, came after the secret.
    fn is_late(&self, number: usize, turn: usize) -> bool {
        let before = |shown: &Vec<usize>| shown.get(number).copied().unwrap_or_default();
        self.shown.as_ref().is_some_and(|shown| turn >= before(shown))
    }
}

fn line(fingerprint: &Fingerprint) -> String {
    format!("{SEAL} {fingerprint}")
}
