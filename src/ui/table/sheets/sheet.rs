//! The kinds of sheets.

use crate::rules::Clause;
use crate::words::{phrases, sums, table, throws};

/// A sheet that can be open over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// Settings, actions, and links.
    Menu,
    /// The move list.
    Moves,
    /// The keyboard shortcuts.
    Keys,
    /// A clause of the rulebook.
    Clause(Clause),
    /// A sum to be worked out.
    Sum,
    /// The final score.
    Ending,
    /// The match as a link.
    Share,
    /// The throws of the match, and the result of verifying them.
    Throws,
    /// The match as text.
    Text,
    /// The phrases that can be said to the other player in live play.
    Phrases,
}

impl Sheet {
    /// Returns the key of its component: another sheet is another component, with its own entry in the browser's
    /// history.
    pub fn key(self) -> &'static str {
        match self {
            Self::Menu => "menu",
            Self::Moves => "moves",
            Self::Keys => "keys",
            Self::Clause(clause) => clause.0,
            Self::Sum => "sum",
            Self::Ending => "ending",
            Self::Share => "share",
            Self::Throws => "throws",
            Self::Text => "text",
            Self::Phrases => "phrases",
        }
    }

    /// Returns its title; that of the final score comes from the game.
    pub fn title(self) -> String {
        match self {
            Self::Menu => table::menu().to_owned(),
            Self::Moves => table::moves().to_owned(),
            Self::Keys => table::keys().to_owned(),
            Self::Clause(clause) => table::rule(clause.0),
            Self::Sum => sums::work_it_out().to_owned(),
            Self::Ending => String::new(),
            Self::Share => table::share_title().to_owned(),
            Self::Throws => throws::throws().to_owned(),
            Self::Text => table::match_as_text().to_owned(),
            Self::Phrases => phrases::say_something().to_owned(),
        }
    }
}
