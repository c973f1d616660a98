//! Reading matches that can be played here, from texts and from links.

use super::read_error::ReadError;
use crate::bots::Level;
use crate::record::{self, Kind, Match, NodeId, link};
use crate::rules::Game;
use crate::store::Saved;

/// A saved text that cannot be read, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The text as it was saved.
    pub text: String,
    /// The reason why it cannot be read.
    pub reason: ReadError,
}

/// Parses the text of a match that can be played here, as it is saved.
///
/// # Errors
/// Returns the reason if the text is no such match.
pub fn read<G: Game>(text: &str) -> Result<Match<G>, ReadError> {
    playable(text.parse().map_err(ReadError::Record)?)
}

/// Parses the text of a match that somebody sent, or that comes from a file.
///
/// # Errors
/// Returns the reason if it is no match that can be played here.
pub fn read_arrived<G: Game>(text: &str) -> Result<Match<G>, ReadError> {
    playable(record::read_arrived(text).map_err(ReadError::Record)?)
}

/// Parses a saved match. If its secret is lost, it is playable anyway, but its throws cannot be verified.
///
/// # Errors
/// Returns the saved text with the reason if it cannot be read.
pub fn open<G: Game>(saved: &Saved) -> Result<Match<G>, Damaged> {
    let mut played = read(&saved.text).map_err(|reason| Damaged { text: saved.text.clone(), reason })?;
    if let Some(secret) = saved.notes.secret() {
        played.unlock(secret);
    }
    Ok(played)
}

/// Parses the link of a match that can be played here, and the place to show. The link is the first one in a text, or
/// the part of it that has the match.
///
/// # Errors
/// Returns the reason if the text has no link of such a match.
pub fn read_link<G: Game>(text: &str) -> Result<(Match<G>, Option<NodeId>), ReadError> {
    let damaged = || text.rsplit('/').next().unwrap_or_default().trim().to_owned();
    let (played, at) = link::read(&link::find(text).unwrap_or_else(damaged)).map_err(ReadError::Link)?;
    Ok((playable(played)?, at))
}

/// Returns the match if it can be played here: its bots exist, and it is by link if it has to be.
fn playable<G: Game>(played: Match<G>) -> Result<Match<G>, ReadError> {
    if played.state().goes_by_link() && !played.is_by_link() {
        return Err(ReadError::OnlyByLink);
    }
    for player in played.players() {
        if let Kind::Bot(name) = &player.kind {
            Level::by_name(name).ok_or_else(|| ReadError::Bot(name.clone()))?;
        }
    }
    Ok(played)
}
