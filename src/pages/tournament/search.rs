//! Searching and sorting the lists of a tournament.

use crate::tournament::{Tournament, alphabetical, is_found};

/// What is shown of a list, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Search {
    /// The part of a name that is searched for; empty for all names.
    pub text: String,
    /// `true` to sort by names.
    pub by_name: bool,
}

impl Search {
    /// `true` if this player is shown.
    #[must_use]
    pub fn finds(&self, shown: &Tournament, player: usize) -> bool {
        is_found(&shown.players()[player].name, &self.text)
    }

    /// Returns the players of a list that are shown, in the order in which they are.
    #[must_use]
    pub fn of(&self, shown: &Tournament, list: Vec<usize>) -> Vec<usize> {
        let mut found: Vec<_> = list.into_iter().filter(|player| self.finds(shown, *player)).collect();
        if self.by_name {
            let order = alphabetical(shown.players().iter().map(|player| player.name.as_str()));
            found.sort_by_key(|player| order.iter().position(|one| one == player));
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tournament::System;

    #[test]
    fn names_are_found_and_sorted_without_accents_and_capital_letters() {
        let names = ["Çem", "ana", "Élodie", "Ben"].map(str::to_owned);
        let shown = Tournament::new(System::Swiss, 1, &names).unwrap();
        let search = |text: &str, by_name| Search { text: text.into(), by_name }.of(&shown, vec![0, 1, 2, 3]);
        assert_eq!(search("", false), [0, 1, 2, 3]);
        assert_eq!(search("", true), [1, 3, 0, 2]);
        assert_eq!(search(" EL", false), [2]);
        assert_eq!(search("e", true), [3, 0, 2]);
        assert_eq!(search("x", false), Vec::<usize>::new());
    }
}
