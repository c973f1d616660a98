//! The user name fragments and passwords of ICE.

use data_encoding::BASE64_NOPAD;

/// A user name fragment or a password of ICE (RFC 8839, 5.4): 4 to 40 letters, digits, `+` and `/`.
///
/// These are the digits of base64, so a text of four letters takes three bytes. Browsers choose lengths that are
/// multiples of four; other lengths are refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IceText(String);

impl IceText {
    /// The largest length, in letters.
    pub const LONGEST: usize = 40;

    /// Takes over a text; `None` if it is not one of ICE.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let fits = (4..=Self::LONGEST).contains(&text.len()) && text.len().is_multiple_of(4);
        let decodes = || BASE64_NOPAD.decode(text.as_bytes()).is_ok();
        (fits && decodes()).then(|| Self(text.to_owned()))
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The number of groups of four letters, 1 to 10.
    pub(super) fn groups(&self) -> usize {
        self.0.len() / 4
    }

    /// Three bytes for each group of four letters.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        BASE64_NOPAD.decode(self.0.as_bytes()).unwrap_or_default()
    }

    /// The text of such bytes; `None` if their number is not that of a text.
    pub(super) fn from_bytes(bytes: &[u8]) -> Option<Self> {
        Self::new(&BASE64_NOPAD.encode(bytes))
    }
}
