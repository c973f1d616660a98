//! The addresses at which a device can be reached.

use std::fmt::{self, Display, Formatter};
use std::net::{Ipv4Addr, Ipv6Addr};
use std::str::FromStr;

/// An address and a UDP port at which a device can be reached: a host candidate of ICE (RFC 8839, 5.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The address.
    pub address: Address,
    /// The port.
    pub port: u16,
}

/// The address of a device.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Address {
    /// An address of IP version 4.
    V4(Ipv4Addr),
    /// An address of IP version 6.
    V6(Ipv6Addr),
    /// A name in the local network, by which browsers hide the address of a device: this UUID, then `.local`.
    Local([u8; 16]),
}

/// The lengths, in hexadecimal digits, of the groups of a UUID.
const GROUPS: [usize; 5] = [8, 4, 4, 4, 12];

impl Display for Address {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::V4(address) => address.fmt(out),
            Self::V6(address) => address.fmt(out),
            Self::Local(uuid) => {
                for (index, byte) in uuid.iter().enumerate() {
                    let begins_group = matches!(index, 4 | 6 | 8 | 10);
                    write!(out, "{}{byte:02x}", if begins_group { "-" } else { "" })?;
                }
                out.write_str(".local")
            }
        }
    }
}

impl FromStr for Address {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.strip_suffix(".local") {
            Some(uuid) => read_uuid(uuid).map(Self::Local).ok_or(()),
            None if text.contains(':') => text.parse().map(Self::V6).map_err(drop),
            None => text.parse().map(Self::V4).map_err(drop),
        }
    }
}

fn read_uuid(text: &str) -> Option<[u8; 16]> {
    if !text.split('-').map(str::len).eq(GROUPS) {
        return None;
    }
    let digits = text.replace('-', "").to_ascii_lowercase();
    data_encoding::HEXLOWER.decode(digits.as_bytes()).ok()?.try_into().ok()
}

/// Reads the value of a candidate's attribute: `foundation component transport priority address port typ type …`. `None`
/// unless it is a host candidate for UDP, the only kind that needs no server.
pub(super) fn read_candidate(value: &str) -> Option<Candidate> {
    let mut fields = value.split(' ').skip(1);
    let mut next = || fields.next();
    let (component, transport, _priority, address, port) = (next()?, next()?, next()?, next()?, next()?);
    let is_usable = component == "1" && transport.eq_ignore_ascii_case("udp") && next()? == "typ" && next()? == "host";
    let candidate = || Some(Candidate { address: address.parse().ok()?, port: port.parse().ok()? });
    is_usable.then(candidate).flatten()
}
