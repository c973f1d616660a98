//! What is typed before a tournament begins.

use super::sentences::error_sentence;
use super::state::Change;
use crate::record::Day;
use crate::tournament::{About, MAX_PLAYERS, MIN_PLAYERS, NameList, System, check_names};
use crate::words::{tournament, typed_integer};

/// The systems, in the order in which they are offered.
pub const SYSTEMS: [System; 2] = [System::Swiss, System::RoundRobin];

/// The form in which a tournament is begun.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beginning {
    /// The names, as they were typed or pasted.
    pub names: String,
    /// What the tournament is called, and where and when it is played; the date counts if one was chosen.
    pub about: About,
    /// `true` if a date was chosen, or none.
    pub is_dated: bool,
    /// The system.
    pub system: System,
    /// The number of rounds as it was typed, which may be no number: the field can be emptied.
    pub typed_rounds: Option<String>,
    /// The column of the list that was chosen.
    pub column: usize,
}

impl Beginning {
    /// The form with the names that were typed last.
    #[must_use]
    pub fn new(names: String) -> Self {
        let (about, system) = (About::default(), System::Swiss);
        Self { names, about, is_dated: false, system, typed_rounds: None, column: 0 }
    }

    /// What the tournament is called, and where and when it is played: on this day unless another one was chosen.
    #[must_use]
    pub fn about_on(&self, today: Option<Day>) -> About {
        About { date: if self.is_dated { self.about.date } else { today }, ..self.about.clone() }
    }

    /// The form with what was typed about the tournament on this day.
    #[must_use]
    pub fn described(&self, about: About, today: Option<Day>) -> Self {
        let is_dated = self.is_dated || about.date != today;
        Self { about, is_dated, ..self.clone() }
    }

    /// The columns that may have the names, each by its first name.
    #[must_use]
    pub fn columns(&self) -> Vec<String> {
        NameList::read(&self.names).choices()
    }

    /// The column that has the names. One that was chosen in an earlier list may be gone.
    #[must_use]
    pub fn chosen_column(&self) -> usize {
        if self.column < self.columns().len() { self.column } else { 0 }
    }

    /// The names of the players.
    #[must_use]
    pub fn players(&self) -> Vec<String> {
        NameList::read(&self.names).names(self.chosen_column())
    }

    /// The usual number of rounds for so many players.
    fn usual_rounds(&self) -> usize {
        self.system.usual_rounds(self.players().len().clamp(MIN_PLAYERS, MAX_PLAYERS))
    }

    /// The text in the field for the number of rounds.
    #[must_use]
    pub fn shown_rounds(&self) -> String {
        self.typed_rounds.clone().unwrap_or_else(|| self.usual_rounds().to_string())
    }

    /// The number of rounds: an empty field stands for the usual one, and what is no number of rounds for zero, which is
    /// refused when the tournament is begun.
    #[must_use]
    pub fn rounds(&self) -> usize {
        match self.typed_rounds.as_deref().filter(|typed| !typed.trim().is_empty()) {
            None => self.usual_rounds(),
            Some(typed) => typed_integer(typed).and_then(|typed| typed.try_into().ok()).unwrap_or(0),
        }
    }

    /// Which players are in the field, and what is wrong with their names; empty without any.
    #[must_use]
    pub fn told(&self) -> String {
        let players = self.players();
        if players.is_empty() {
            return String::new();
        }
        let read = tournament::names_read(players.len(), &players.join(", "));
        match check_names(&players) {
            Ok(()) => read,
            Err(error) => format!("{read} {}", error_sentence(&error)),
        }
    }

    /// The change that begins the tournament on this day.
    #[must_use]
    pub fn begin(&self, today: Option<Day>) -> Change {
        Change::Begin(self.system, self.rounds(), self.players(), self.about_on(today))
    }
}
