//! The data that is saved beside the record of a match.

use crate::play::{Clocks, Tally};
use crate::record::Secret;

/// A kind of note.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note {
    /// The secret of the match's throws, or of this device's seat in a match by link: [`Secret`].
    Secret,
    /// The time used on the clocks: [`Clocks`].
    Clocks,
    /// The state of an unfinished simultaneous phase, in the game's own format.
    SimultaneousPhase,
    /// Lines about the simultaneous phases that are over, in the game's own format, for the analysis.
    Phases,
    /// The number of earlier matches that each player, by look, has won in the same company.
    Series,
    /// The results of the sums: [`Tally`].
    Sums,
    /// The number of passes at which the match was last sent, by its link or else live, after `LIVE`.
    Sent,
    /// The mark of a match that was analysed: any text.
    Analysed,
}

impl Note {
    /// All kinds.
    pub const ALL: [Self; 8] = [
        Self::Secret,
        Self::Clocks,
        Self::SimultaneousPhase,
        Self::Phases,
        Self::Series,
        Self::Sums,
        Self::Sent,
        Self::Analysed,
    ];

    /// Its name in the database.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Secret => "secret",
            Self::Clocks => "clocks",
            Self::SimultaneousPhase => "contest",
            Self::Phases => "phases",
            Self::Series => "series",
            Self::Sums => "sums",
            Self::Sent => "sent",
            Self::Analysed => "analysed",
        }
    }
}

/// Precedes the number in [`Note::Sent`] if another device has confirmed the match in live play.
const LIVE: &str = "live ";

/// The notes of a match, a text per kind; empty if there is none. Texts that cannot be parsed count as empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes([String; Note::ALL.len()]);

impl Notes {
    /// The text of this kind.
    #[must_use]
    pub fn get(&self, kind: Note) -> &str {
        &self.0[kind as usize]
    }

    /// The notes with the text of this kind replaced.
    #[must_use]
    pub fn with(mut self, kind: Note, text: impl Into<String>) -> Self {
        self.0[kind as usize] = text.into();
        self
    }

    /// The texts that are not empty, with their kinds.
    pub fn iter(&self) -> impl Iterator<Item = (Note, &str)> {
        Note::ALL.into_iter().map(|kind| (kind, self.get(kind))).filter(|(_, text)| !text.is_empty())
    }

    /// The secret.
    #[must_use]
    pub fn secret(&self) -> Option<Secret> {
        self.get(Note::Secret).parse().ok()
    }

    /// The time used on the clocks.
    #[must_use]
    pub fn clocks(&self) -> Clocks {
        Clocks::read(self.get(Note::Clocks))
    }

    /// The results of the sums.
    #[must_use]
    pub fn tally(&self) -> Tally {
        Tally::read(self.get(Note::Sums))
    }

    /// The notes after the match was sent at this number of passes: live, or by its link.
    #[must_use]
    pub fn sent(passes: usize, live: bool) -> (Note, String) {
        (Note::Sent, format!("{}{passes}", if live { LIVE } else { "" }))
    }

    /// `true` if the match was sent at this number of passes.
    #[must_use]
    pub fn is_sent(&self, passes: usize) -> bool {
        let text = self.get(Note::Sent);
        text.strip_prefix(LIVE).unwrap_or(text).parse() == Ok(passes)
    }

    /// `true` if it was sent live: another device has confirmed that it has the match.
    #[must_use]
    pub fn has_arrived(&self, passes: usize) -> bool {
        self.is_sent(passes) && self.get(Note::Sent).starts_with(LIVE)
    }
}
