//! Signals as codes, which fit a small QR code and a short link.
//!
//! The bytes of a code are, in base64url:
//!
//! - one byte, the version, 1, in the higher half, and the role in the lower one: 0 for an offer, 1 for an answer;
//! - one byte, the numbers of groups of four letters of the user name fragment and of the password, in its halves;
//! - both of these, three bytes for a group;
//! - the fingerprint, 32 bytes;
//! - the candidates: one byte for the kind, 4 or 16 bytes for the address, and two for the port, the higher first;
//! - two bytes, the first ones of the SHA-256 hash of all before, so that a code that was cut or changed is refused.

use std::net::{Ipv4Addr, Ipv6Addr};

use data_encoding::BASE64URL_NOPAD;
use hmac_sha256::Hash;

use super::{Address, Candidate, CodeError, IceText, Role, Signal};

/// The version of the format that is written and read.
const VERSION: u8 = 1;
/// The largest length of a code, in bytes. Candidates for which there is no room are left out, the preferred ones last.
pub const MAX_BYTES: usize = 115;
/// The length of the checksum, in bytes.
const SUM: usize = 2;

impl Signal {
    /// The code of the signal: letters, digits, `-` and `_`.
    #[must_use]
    pub fn to_code(&self) -> String {
        let role = match self.role {
            Role::Offer => 0,
            Role::Answer => 1,
        };
        let mut bytes = vec![VERSION << 4 | role, halves(self.user.groups(), self.password.groups())];
        bytes.extend(self.user.to_bytes());
        bytes.extend(self.password.to_bytes());
        bytes.extend(self.fingerprint);
        for candidate in &self.candidates {
            let one = candidate_bytes(candidate);
            if bytes.len() + one.len() + SUM <= MAX_BYTES {
                bytes.extend(one);
            }
        }
        bytes.extend(checksum(&bytes));
        BASE64URL_NOPAD.encode(&bytes)
    }

    /// Reads a code.
    ///
    /// # Errors
    /// If it is not one that [`Signal::to_code`] writes.
    pub fn from_code(code: &str) -> Result<Self, CodeError> {
        let bytes = BASE64URL_NOPAD.decode(code.as_bytes()).map_err(|_| CodeError::Damaged)?;
        let (body, sum) = bytes.split_last_chunk::<SUM>().ok_or(CodeError::Damaged)?;
        if *sum != checksum(body) || bytes.len() > MAX_BYTES {
            return Err(CodeError::Damaged);
        }
        match body.first().map(|first| first >> 4) {
            Some(VERSION) => read(&mut Reader(body)).ok_or(CodeError::Damaged),
            Some(version) => Err(CodeError::Version(version)),
            None => Err(CodeError::Damaged),
        }
    }
}

/// A byte whose halves are these numbers, at most 15 each.
fn halves(higher: usize, lower: usize) -> u8 {
    u8::try_from(higher << 4 | lower).unwrap_or_default()
}

fn checksum(bytes: &[u8]) -> [u8; SUM] {
    let hash = Hash::hash(bytes);
    [hash[0], hash[1]]
}

fn candidate_bytes(candidate: &Candidate) -> Vec<u8> {
    let (kind, address) = match candidate.address {
        Address::V4(address) => (0, address.octets().to_vec()),
        Address::V6(address) => (1, address.octets().to_vec()),
        Address::Local(uuid) => (2, uuid.to_vec()),
    };
    [&[kind], &address[..], &candidate.port.to_be_bytes()].concat()
}

/// The bytes that are not read yet.
struct Reader<'bytes>(&'bytes [u8]);

impl<'bytes> Reader<'bytes> {
    fn slice(&mut self, length: usize) -> Option<&'bytes [u8]> {
        let (read, rest) = self.0.split_at_checked(length)?;
        self.0 = rest;
        Some(read)
    }

    fn array<const LENGTH: usize>(&mut self) -> Option<[u8; LENGTH]> {
        self.slice(LENGTH)?.try_into().ok()
    }

    fn byte(&mut self) -> Option<u8> {
        self.array().map(|[byte]| byte)
    }
}

fn read(bytes: &mut Reader<'_>) -> Option<Signal> {
    let role = match bytes.byte()? & 15 {
        0 => Role::Offer,
        1 => Role::Answer,
        _ => return None,
    };
    let groups = bytes.byte()?;
    let user = IceText::from_bytes(bytes.slice(3 * usize::from(groups >> 4))?)?;
    let password = IceText::from_bytes(bytes.slice(3 * usize::from(groups & 15))?)?;
    let fingerprint = bytes.array()?;
    let mut candidates = Vec::new();
    while !bytes.0.is_empty() {
        candidates.push(read_candidate(bytes)?);
    }
    (!candidates.is_empty()).then_some(Signal { role, user, password, fingerprint, candidates })
}

fn read_candidate(bytes: &mut Reader<'_>) -> Option<Candidate> {
    let address = match bytes.byte()? {
        0 => Address::V4(Ipv4Addr::from(bytes.array::<4>()?)),
        1 => Address::V6(Ipv6Addr::from(bytes.array::<16>()?)),
        2 => Address::Local(bytes.array()?),
        _ => return None,
    };
    Some(Candidate { address, port: u16::from_be_bytes(bytes.array()?) })
}
