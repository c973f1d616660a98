//! The result of a match, from its link.

use crate::pages::read_error::ReadError;
use crate::pages::reading;
use crate::rules::damath::Damath;
use crate::tournament::{MatchError, MatchResult};
use crate::words::tournament;

/// The reason why a link has no result that counts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LinkProblem {
    /// It is not the link of a match of Damath.
    Unread(ReadError),
    /// The result of its match does not count.
    Match(MatchError),
}

impl LinkProblem {
    /// The reason in a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self {
            Self::Unread(error) => tournament::result_unread(&error.sentence::<Damath>()),
            Self::Match(MatchError::NotTwoPeople) => tournament::result_not_people().into(),
            Self::Match(MatchError::NotFinished) => tournament::result_not_finished().into(),
            Self::Match(MatchError::Forged) => tournament::result_forged().into(),
        }
    }
}

/// Reads the result of a match from the link in a text: the match is replayed.
///
/// # Errors
/// The reason why there is no result that counts.
pub fn read_result(text: &str) -> Result<MatchResult, LinkProblem> {
    let (played, _) = reading::read_link::<Damath>(text).map_err(LinkProblem::Unread)?;
    MatchResult::of(&played).map_err(LinkProblem::Match)
}
