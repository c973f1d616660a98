//! Descriptions of browsers (SDP, RFC 8866) that have one data channel.

use data_encoding::HEXUPPER;

use super::candidate::read_candidate;
use super::{IceText, Role, SdpError, Signal};

const USER: &str = "a=ice-ufrag:";
const PASSWORD: &str = "a=ice-pwd:";
const FINGERPRINT: &str = "a=fingerprint:";
const CANDIDATE: &str = "a=candidate:";

/// The type preference of host candidates, in its place in a priority, and the component, 1 (RFC 8445, 5.1.2.1).
const HOST_PRIORITY: usize = (126 << 24) | (256 - 1);

impl Signal {
    /// Reads what another browser has to know from the description of this device's own browser.
    ///
    /// # Errors
    /// If something is missing there, or has a form in which no known browser writes it.
    pub fn from_sdp(role: Role, sdp: &str) -> Result<Self, SdpError> {
        let candidates: Vec<_> = values(sdp, CANDIDATE).filter_map(read_candidate).collect();
        if candidates.is_empty() {
            return Err(SdpError::NoCandidates);
        }
        Ok(Self {
            role,
            user: read(sdp, USER, IceText::new)?,
            password: read(sdp, PASSWORD, IceText::new)?,
            fingerprint: read(sdp, FINGERPRINT, read_fingerprint)?,
            candidates,
        })
    }

    /// The description of the other browser, for this device's own one: a template with the values of the signal.
    #[must_use]
    pub fn to_sdp(&self) -> String {
        let setup = match self.role {
            Role::Offer => "actpass",
            Role::Answer => "active",
        };
        let mut lines = vec![
            "v=0".to_owned(),
            "o=- 1 1 IN IP4 0.0.0.0".to_owned(),
            "s=-".to_owned(),
            "t=0 0".to_owned(),
            "a=group:BUNDLE 0".to_owned(),
            "m=application 9 UDP/DTLS/SCTP webrtc-datachannel".to_owned(),
            "c=IN IP4 0.0.0.0".to_owned(),
            "a=mid:0".to_owned(),
            "a=sctp-port:5000".to_owned(),
            "a=max-message-size:262144".to_owned(),
            format!("a=setup:{setup}"),
            format!("{USER}{}", self.user.as_str()),
            format!("{PASSWORD}{}", self.password.as_str()),
            format!("{FINGERPRINT}sha-256 {}", write_fingerprint(&self.fingerprint)),
        ];
        for (index, candidate) in self.candidates.iter().enumerate() {
            // Preferred in this order.
            let priority = HOST_PRIORITY | ((65_535 - index.min(65_535)) << 8);
            let (address, port) = (candidate.address, candidate.port);
            lines.push(format!("{CANDIDATE}{} 1 udp {priority} {address} {port} typ host", index + 1));
        }
        lines.push("a=end-of-candidates".to_owned());
        lines.iter().flat_map(|line| [line, "\r\n"]).collect()
    }
}

/// The values of all lines that begin with an attribute.
fn values<'sdp>(sdp: &'sdp str, attribute: &'static str) -> impl Iterator<Item = &'sdp str> {
    sdp.lines().filter_map(move |line| line.trim_end().strip_prefix(attribute))
}

/// Reads the value of the first line that begins with an attribute.
fn read<T>(sdp: &str, attribute: &'static str, read: impl Fn(&str) -> Option<T>) -> Result<T, SdpError> {
    let value = values(sdp, attribute).next().ok_or(SdpError::Missing(attribute))?;
    read(value).ok_or(SdpError::Unknown(attribute))
}

fn read_fingerprint(value: &str) -> Option<[u8; 32]> {
    let (hash, digits) = value.split_once(' ')?;
    let digits = digits.replace(':', "").to_ascii_uppercase();
    let bytes = HEXUPPER.decode(digits.as_bytes()).ok()?;
    hash.eq_ignore_ascii_case("sha-256").then(|| bytes.try_into().ok()).flatten()
}

/// Writes a fingerprint as pairs of hexadecimal digits between colons.
fn write_fingerprint(fingerprint: &[u8; 32]) -> String {
    let pairs: Vec<_> = fingerprint.iter().map(|byte| format!("{byte:02X}")).collect();
    pairs.join(":")
}
