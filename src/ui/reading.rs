//! Reading matches that can be played here, from texts and from links.

use super::unread::Unread;
use crate::bots::Level;
use crate::record::{Kind, Match, Place, Player, link};
use crate::rules::Game;
use crate::store::Saved;

/// A text that is kept and cannot be read, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Damaged {
    /// The text as it was found.
    pub text: String,
    /// Why it cannot be read.
    pub reason: Unread,
}

/// Reads the text of a match that can be played here.
///
/// # Errors
/// Why it cannot.
pub fn read<G: Game>(text: &str) -> Result<Match<G>, Unread> {
    playable(text.parse().map_err(Unread::Record)?)
}

/// Reads a match that is saved. Where its secret is lost, it is played on all the same, and its throws cannot be checked.
///
/// # Errors
/// Why it cannot be read.
pub fn open<G: Game>(saved: &Saved) -> Result<Match<G>, Damaged> {
    let mut played = read(&saved.text).map_err(|reason| Damaged { text: saved.text.clone(), reason })?;
    if let Some(secret) = saved.notes.secret() {
        played.unlock(secret);
    }
    Ok(played)
}

/// Reads the link of a match that can be played here, and the place at which it is to be shown.
///
/// # Errors
/// Why it cannot.
pub fn read_link<G: Game>(data: &str) -> Result<(Match<G>, Option<Place>), Unread> {
    let (played, at) = link::read(data).map_err(Unread::Link)?;
    Ok((playable(played)?, at))
}

/// The match, if it can be played in this house, and all its players can sit there.
fn playable<G: Game>(played: Match<G>) -> Result<Match<G>, Unread> {
    if played.state().goes_by_link() && !played.is_by_link() {
        return Err(Unread::OnlyByLink);
    }
    for player in played.players() {
        if player.look >= Player::LOOKS {
            return Err(Unread::Look(player.look));
        }
        if let Kind::Bot(name) = &player.kind {
            Level::by_name(name).ok_or_else(|| Unread::Bot(name.clone()))?;
        }
    }
    Ok(played)
}
