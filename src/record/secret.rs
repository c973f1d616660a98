//! Secrets, the hash chains and random bits that are derived from them, and fingerprints.

use std::fmt;
use std::str::FromStr;

use hmac_sha256::{HMAC, Hash};

use crate::rules::{Expected, ParseError, Seat};

/// A secret of 32 random bytes from which throws are derived, or a token of a hash chain that was made from one.
///
/// Its text is 64 hexadecimal digits in lower case, and nothing else is parsed. The same is true of a [`Fingerprint`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Secret([u8; 32]);

/// A commitment: the SHA-256 hash of the header of a match and of its secret. It does not disclose the secret, and no
/// other secret with the same hash can be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fingerprint([u8; 32]);

/// The domain separator: everything that is hashed begins with it. It stays the same when the text format gets another
/// version, because a fingerprint and the throws that follow from it never change.
const DOMAIN: &str = "caravanserai 1\n";
/// The number of the last token of a hash chain, and so the most tokens that a seat can reveal after its first.
const CHAIN: usize = 4096;

impl Secret {
    /// The secret with these bytes, which must be random.
    #[must_use]
    pub fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The secret that is the SHA-256 hash of a public text, so that everybody can know it.
    pub(super) fn public(text: &str) -> Self {
        Self(Hash::hash(text.as_bytes()))
    }

    /// Its first eight bytes as a big-endian number.
    pub(super) fn number(&self) -> u64 {
        self.0.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }

    /// The secret of a seat, derived from this one of its device, which may play several seats. Nobody can work out this
    /// one, or that of another seat, from it.
    pub(super) fn of_seat(&self, seat: Seat) -> Self {
        Self(Hash::hash(&[&self.0[..], &[seat.0]].concat()))
    }

    /// The token of its hash chain with this number, from 0. Numbers beyond [`CHAIN`] give the last token, which is the
    /// secret itself.
    pub(super) fn token(&self, number: usize) -> Self {
        self.back(CHAIN.saturating_sub(number))
    }

    /// The token before this one in a hash chain: its hash.
    #[must_use]
    pub fn before(&self) -> Self {
        Self::of_all([self])
    }

    /// The token `count` places before this one in a hash chain.
    pub(super) fn back(&self, count: usize) -> Self {
        (0..count).fold(self.clone(), |token, _| token.before())
    }

    /// The hash of several secrets or tokens together.
    pub(super) fn of_all<'a>(secrets: impl IntoIterator<Item = &'a Self>) -> Self {
        let mut hash = Hash::new();
        for secret in secrets {
            hash.update(secret.0);
        }
        Self(hash.finalize())
    }

    /// The random bits of throw `number`, from 1, of the match with this fingerprint: 64 bits per call, for
    /// [`throw`](super::throw()).
    pub(super) fn bits(&self, fingerprint: &Fingerprint, number: usize) -> impl FnMut() -> u64 {
        let mut attempt = 0;
        move || {
            let message = format!("{DOMAIN}{fingerprint}\n{number}\n{attempt}\n");
            attempt += 1;
            HMAC::mac(message, self.0).iter().take(8).fold(0, |bits, byte| bits << 8 | u64::from(*byte))
        }
    }
}

impl Fingerprint {
    /// The fingerprint in the place of a commitment, if the secret is public: the same bytes.
    pub(super) fn of_public(secret: &Secret) -> Self {
        Self(secret.0)
    }

    /// The fingerprint of a match with this header. A match by link has no `secret` of its own.
    pub(super) fn of(header: &str, secret: Option<&Secret>) -> Self {
        let secret = secret.map_or(&[][..], |secret| &secret.0);
        Self(Hash::hash(&[DOMAIN.as_bytes(), header.as_bytes(), secret].concat()))
    }
}

impl fmt::Display for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(&self.0, f)
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(&self.0, f)
    }
}

impl FromStr for Secret {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        read(text).map(Self).filter(|secret| secret.to_string() == text).ok_or_else(|| not_hex(text))
    }
}

impl FromStr for Fingerprint {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        text.parse().map(|Secret(bytes)| Self(bytes))
    }
}

fn write(bytes: &[u8; 32], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    bytes.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
}

/// Parses hexadecimal digits leniently: the caller compares `text` with the digits of the result.
fn read(text: &str) -> Option<[u8; 32]> {
    let mut bytes = [0; 32];
    for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
        *byte = u8::from_str_radix(str::from_utf8(digits).ok()?, 16).ok()?;
    }
    Some(bytes)
}

fn not_hex(text: &str) -> ParseError {
    ParseError::new(Expected("hex-digits"), text)
}
