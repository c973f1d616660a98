//! The sheets by name.

use crate::rules::Clause;
use crate::words::{analysis, house, sums, throws};

/// A sheet that can lie over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Pace, rules, a new match.
    Menu,
    /// The move list.
    Moves,
    /// The keys.
    Keys,
    /// A clause of the rulebook.
    Clause(Clause),
    /// A sum to be worked out.
    Sum,
    /// The final score.
    Ending,
    /// The analysis of the match.
    Analysis,
    /// The match as a link.
    Share,
    /// What fell in the match, and what was promised of it.
    Throws,
    /// The match as text.
    Text,
}

impl Sheet {
    /// Its title; that of the final score is its game's.
    pub fn title(self) -> String {
        match self {
            Self::Menu => house::menu().to_owned(),
            Self::Moves => house::moves().to_owned(),
            Self::Keys => house::keys().to_owned(),
            Self::Clause(clause) => house::rule(clause.0),
            Self::Sum => sums::work_it_out().to_owned(),
            Self::Ending => String::new(),
            Self::Analysis => analysis::analysis().to_owned(),
            Self::Share => house::share_title().to_owned(),
            Self::Throws => throws::throws().to_owned(),
            Self::Text => house::match_as_text().to_owned(),
        }
    }
}
