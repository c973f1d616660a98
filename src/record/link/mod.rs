//! A match as a link: the contents of its record in base64url, for the fragment of an address.
//!
//! The bytes of a link are, in base64url:
//!
//! - four bytes, the checksum of all bytes that follow (FNV-1a), so that a link that was cut or changed is refused;
//! - one byte, the version, 1;
//! - one number in mixed radix (`number`). Its digits are, in the order in which they are read: the header of the
//!   record (`words`), the log (`log`), and the place at which the match is to be shown. If the record reveals its
//!   secret, the header has the secret instead of the fingerprint, which is derived from it. The header of a match by
//!   link is followed, for each seat, by the number of tokens of its hash chain up to the last revealed one, and by that
//!   one, from which all earlier ones are derived; then by the name that its player has chosen, if there is one.
//!
//! An action is encoded as its index in [`Game::actions`], so that a forced action costs nothing and an illegal one
//! cannot be encoded. Where a seat can pass, a digit for passing or not comes first (`passes`). So the order of those
//! lists is part of the format, and must never change once it is released.

mod find;
mod log;
mod number;
mod passes;
mod reader;
mod words;
mod writer;

use std::iter;

use data_encoding::BASE64URL_NOPAD;

pub use self::find::{decoded, find, find_by};
use self::number::{Digits, Number};
use super::text::{NOTHING, sum};
use super::{Header, Match, NodeId, RecordError, Secret, header};
use crate::rules::Game;

/// The version of the link format that is written and read.
const VERSION: u8 = 1;
/// The largest length of a link, in letters.
pub const LONGEST: usize = 4_096;
/// The largest number of places of a match in a link, the start included, and of controls in its log.
const MOST: usize = 5_000;

/// The reason why a text is not the link of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// The link is longer than [`LONGEST`], or its match is longer than any in a link.
    TooLong,
    /// The link was cut or changed on its way.
    Damaged,
    /// The link has this version of the format, which is unknown.
    Version(u8),
    /// The header is not that of any record, or is that of another game.
    Header(RecordError),
    /// The log contains something that cannot happen.
    Impossible,
    /// The same match has another link: this one has something after its end, or is longer than necessary.
    Unusual,
}

/// The link of a match, and of the place `at` which it is to be shown: the part of the address after `link/`. `None` if
/// the match is too long for a link.
pub fn write<G: Game>(table: &Match<G>, at: Option<NodeId>) -> Option<String> {
    let mut digits = Digits::default();
    words::put(&mut digits, &header_of(table));
    writer::put(&mut digits, table)?;
    digits.put(at.map_or(0, |place| place.number() + 1), table.places() + 1);
    let mut rest = vec![VERSION];
    rest.extend(digits.bytes());
    let mut bytes = sum(NOTHING, rest.iter().copied()).to_le_bytes().to_vec();
    bytes.extend(rest);
    Some(BASE64URL_NOPAD.encode(&bytes)).filter(|link| link.len() <= LONGEST)
}

/// The match of a link, and the place at which it is to be shown. No two links are read as the same match and place.
///
/// # Errors
/// The reason why it is not the link of a match of this game.
///
/// ```
/// use caravanserai::record::{Kind, Match, Player, link};
/// use caravanserai::rules::damath::Damath;
///
/// let players = ["Ana", "Ben"].into_iter().zip(0..).map(|(name, look)| Player::new(name, look, Kind::Person).unwrap());
/// let table = Match::<Damath>::new(Default::default(), players.collect()).unwrap();
/// let text = link::write(&table, None).unwrap();
/// assert_eq!(link::read(&text), Ok((table, None)));
/// assert!(link::read::<Damath>(&text[1..]).is_err(), "a part that is missing is noticed");
/// ```
pub fn read<G: Game>(link: &str) -> Result<(Match<G>, Option<NodeId>), LinkError> {
    let mut number = number(link)?;
    let text = words::take(&mut number).ok_or(LinkError::Impossible)?;
    let (header, seats) = bound(&text)?;
    let table = reader::take(&mut number, begun(header)?, seats)?;
    if table.is_before_link() {
        return Err(LinkError::Impossible);
    }
    let at = number.take(table.places() + 1).ok_or(LinkError::Impossible)?;
    let at = at.checked_sub(1).and_then(|place| table.place(place));
    if write(&table, at).as_deref() == Some(link) { Ok((table, at)) } else { Err(LinkError::Unusual) }
}

/// The header of the record of a link, whatever its game. What follows the header is not read, so it may be impossible.
///
/// # Errors
/// The reason why it is not the link of a match.
pub fn peek(link: &str) -> Result<Header, LinkError> {
    let text = words::take(&mut number(link)?).ok_or(LinkError::Impossible)?;
    Ok(agreed(bound(&text)?.0)?.0)
}

/// The number that a link encodes.
fn number(link: &str) -> Result<Number, LinkError> {
    if link.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let bytes = BASE64URL_NOPAD.decode(link.as_bytes()).map_err(|_| LinkError::Damaged)?;
    let (told, rest) = bytes.split_first_chunk().ok_or(LinkError::Damaged)?;
    if u32::from_le_bytes(*told) != sum(NOTHING, rest.iter().copied()) {
        return Err(LinkError::Damaged);
    }
    match rest.split_first().ok_or(LinkError::Damaged)? {
        (&VERSION, number) => Ok(Number::new(number)),
        (version, _) => Err(LinkError::Version(*version)),
    }
}

/// The beginning of the header line with the fingerprint, and of the line with the secret that replaces it in a link.
const SEALED: &str = "\nseal ";
const SHOWN: &str = "\nsecret ";

/// The header of the record as it is encoded in a link.
fn header_of<G: Game>(table: &Match<G>) -> String {
    match (table.secret(), table.header().rsplit_once(SEALED)) {
        // A secret that the record does not reveal must not be in a link.
        (Some(secret), Some((agreed, _))) if table.is_revealed() => format!("{agreed}{SHOWN}{secret}"),
        _ => table.tokens().fold(table.header().to_owned(), |told, (count, last, name)| {
            let named = name.map(|name| format!(" {name}")).unwrap_or_default();
            format!("{told}{BOUND}{count} {last}{named}")
        }),
    }
}

/// The beginning of the line with the number of a seat's tokens, the last one that it has revealed, and the name that its
/// player has chosen, if there is one.
const BOUND: &str = "\nbound ";

/// The tokens of a seat, from the last one back to the first of the hash chain, and the name that its player has chosen.
pub(super) struct Bound {
    tokens: Vec<Secret>,
    name: Option<String>,
}

/// Splits what [`header_of`] encodes: the header, and what the seats have revealed.
fn bound(told: &str) -> Result<(&str, Vec<Bound>), LinkError> {
    let mut parts = told.split(BOUND);
    let header = parts.next().unwrap_or_default();
    let tokens = parts.map(|part| {
        let (count, rest) = part.split_once(' ')?;
        let (last, name) = rest.split_once(' ').map_or((rest, None), |(last, name)| (last, Some(name.to_owned())));
        let count = count.parse().ok().filter(|count| *count <= MOST)?;
        let tokens = iter::successors(Some(last.parse().ok()?), |token: &Secret| Some(token.before())).take(count);
        Some(Bound { tokens: tokens.collect(), name })
    });
    let tokens: Option<_> = tokens.collect();
    Ok((header, tokens.ok_or(LinkError::Impossible)?))
}

/// The header that [`header_of`] encodes, without the lines of tokens, and the secret in it.
fn agreed(header: &str) -> Result<(Header, Option<&str>), LinkError> {
    let (agreed, secret) = header.split_once(SHOWN).map_or((header, None), |(agreed, secret)| (agreed, Some(secret)));
    let (header, _) = header::read(&format!("{agreed}\nactions")).map_err(LinkError::Header)?;
    Ok((header, secret))
}

/// The new match that [`header_of`] encodes, without the lines of tokens.
fn begun<G: Game>(header: &str) -> Result<Match<G>, LinkError> {
    let (header, secret) = agreed(header)?;
    let table = Match::from_header(header).map_err(LinkError::Header)?;
    match secret {
        Some(secret) => Ok(table.sealed(secret.parse().map_err(|_| LinkError::Impossible)?)),
        None => Ok(table),
    }
}
