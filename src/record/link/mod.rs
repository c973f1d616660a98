//! A match as a link: all that its record says, in the letters that stand in an address as they are.
//!
//! The bytes of a link are, in base64url:
//!
//! - four bytes, the sum of all that follow, so that a link which was cut or changed is noticed;
//! - one byte, the version;
//! - one number in mixed radix (`number`). Its digits are, in the order in which they are read: the header of the
//!   record (`words`), what happened (`log`), and the place at which the match is to be shown. Where the record shows the
//!   secret of its throws, that stands in the header in place of the fingerprint, which follows from it. Where it is played
//!   by link, after the header stands for each seat how many tokens of its chain there are up to the last that it has shown,
//!   and that one, from which all before follow.
//!
//! An action is its place in the list of [`Game::actions`], so that what is forced costs nothing and what is illegal cannot
//! be written; where a seat can pass, whether it does comes first (`passes`). By this the order of those lists is a format:
//! links of every version are read for ever to the same record.

mod log;
mod number;
mod passes;
mod reader;
mod words;
mod writer;

use std::iter;

use data_encoding::BASE64URL_NOPAD;

use self::number::{Digits, Number};
use super::text::{NOTHING, sum};
use super::{Match, Place, RecordError, Secret, header};
use crate::rules::Game;

/// The version that is written here.
const VERSION: u8 = 1;
/// The most letters that a link has.
pub const LONGEST: usize = 4_096;
/// The most places that a match in a link has, the start among them, and the most turns between its runs.
const MOST: usize = 5_000;

/// Why a text is not the link of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkError {
    /// It is longer than any link, or tells of more than any.
    TooLong,
    /// It was cut off or changed on its way.
    Damaged,
    /// It is of this version, which is not known here.
    Version(u8),
    /// What it says of the match before the first action is not so in any record, or it is of another game.
    Header(RecordError),
    /// It tells of something that cannot happen.
    Impossible,
    /// The same match would be written in another way: something stands after its end, or more than needs to.
    Unusual,
}

/// The link of a match and of a place in it, if it is to be shown there: what stands in the address after `link/`. `None` if
/// the match is too long for a link.
pub fn write<G: Game>(table: &Match<G>, at: Option<Place>) -> Option<String> {
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

/// The match of a link, and the place at which it is to be shown. What is read is what was written: another text is never
/// the link of the same match and place.
///
/// # Errors
/// Why it is not the link of a match of this game.
pub fn read<G: Game>(link: &str) -> Result<(Match<G>, Option<Place>), LinkError> {
    if link.len() > LONGEST {
        return Err(LinkError::TooLong);
    }
    let bytes = BASE64URL_NOPAD.decode(link.as_bytes()).map_err(|_| LinkError::Damaged)?;
    let (told, rest) = bytes.split_first_chunk().ok_or(LinkError::Damaged)?;
    if u32::from_le_bytes(*told) != sum(NOTHING, rest.iter().copied()) {
        return Err(LinkError::Damaged);
    }
    let mut number = match rest.split_first().ok_or(LinkError::Damaged)? {
        (&VERSION, number) => Number::new(number),
        (version, _) => return Err(LinkError::Version(*version)),
    };
    let text = words::take(&mut number).ok_or(LinkError::Impossible)?;
    let (header, tokens) = bound(&text)?;
    let table = reader::take(&mut number, begun(header)?, tokens)?;
    let at = number.take(table.places() + 1).ok_or(LinkError::Impossible)?;
    let at = at.checked_sub(1).and_then(|place| table.place(place));
    if write(&table, at).as_deref() == Some(link) { Ok((table, at)) } else { Err(LinkError::Unusual) }
}

/// What stands in a header before its fingerprint, and what before the secret from which that follows.
const SEALED: &str = "\nseal ";
const SHOWN: &str = "\nsecret ";

/// The header of the record as the link tells it.
fn header_of<G: Game>(table: &Match<G>) -> String {
    match (table.secret(), table.header().rsplit_once(SEALED)) {
        // Nobody is told a secret that the record does not show.
        (Some(secret), Some((agreed, _))) if table.is_revealed() => format!("{agreed}{SHOWN}{secret}"),
        _ => {
            table.tokens().fold(table.header().to_owned(), |told, (count, last)| format!("{told}{BOUND}{count} {last}"))
        }
    }
}

/// What stands before the number of a seat's tokens and the last of them that it has shown.
const BOUND: &str = "\nbound ";

/// The header without what [`header_of`] tells of tokens, and the tokens of the seats, each list from the last back to the first
/// of the chain.
fn bound(told: &str) -> Result<(&str, Vec<Vec<Secret>>), LinkError> {
    let mut parts = told.split(BOUND);
    let header = parts.next().unwrap_or_default();
    let tokens = parts.map(|part| {
        let (count, last) = part.split_once(' ')?;
        let count = count.parse().ok().filter(|count| *count <= MOST)?;
        Some(iter::successors(Some(last.parse().ok()?), |token: &Secret| Some(token.before())).take(count).collect())
    });
    let tokens: Option<_> = tokens.collect();
    Ok((header, tokens.ok_or(LinkError::Impossible)?))
}

/// The match before anything happens in it, of which [`header_of`] tells.
fn begun<G: Game>(header: &str) -> Result<Match<G>, LinkError> {
    let (agreed, secret) = header.split_once(SHOWN).map_or((header, None), |(agreed, secret)| (agreed, Some(secret)));
    let (header, _) = header::read(&format!("{agreed}\nactions")).map_err(LinkError::Header)?;
    let table = Match::headed(header).map_err(LinkError::Header)?;
    match secret {
        Some(secret) => Ok(table.sealed(secret.parse().map_err(|_| LinkError::Impossible)?)),
        None => Ok(table),
    }
}
