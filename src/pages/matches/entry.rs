//! An entry of the list of matches.

use serde::Deserialize;

use crate::rules::is_invisible;
use crate::scene::{YOU, shown_names};
use crate::store::Id;
use crate::words::{Who, all_of, matches, table};

/// Time for which a deleted match can be restored, in milliseconds.
const HOUR: f64 = 3_600_000.0;

/// An entry of the list of matches. `S` is the complete row, as it is saved.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<S> {
    /// The match.
    pub id: Id,
    /// The title of its game.
    pub title_of_game: String,
    /// The fields of its row.
    pub row: RowFields,
    /// The complete row.
    pub saved: S,
}

/// The fields of a row that every entry needs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RowFields {
    /// The id of the match.
    pub id: String,
    /// The name of the game.
    pub game: String,
    /// The names of the players, by seat.
    pub names: Vec<String>,
    /// For each seat, `true` if a person sits there.
    pub persons: Vec<bool>,
    /// The seats in the order of their turns, a digit each; empty in rows that were saved without it.
    #[serde(default)]
    pub order: String,
    /// The seats to act, a digit each.
    pub turn: String,
    /// `true` if the match is over.
    pub over: bool,
    /// The title that a user has given it; empty if none.
    #[serde(default)]
    pub title: String,
    /// The time of the last change in ISO 8601, which sorts as text.
    #[serde(default)]
    pub when: String,
    /// The current score of each seat.
    #[serde(default)]
    pub stands: Vec<String>,
    /// The places of the seats, once the match is over.
    #[serde(default)]
    pub places: Vec<u8>,
    /// The time of its deletion in ISO 8601; empty if it is not deleted.
    #[serde(default)]
    pub deleted: String,
}

impl<S> Entry<S> {
    /// The entry of a row, whose texts are not trusted; `None` if its id is invalid or there is no such game. `title_of`
    /// returns the title of a game.
    #[must_use]
    pub fn of(mut row: RowFields, saved: S, title_of: impl Fn(&str) -> Option<String>) -> Option<Self> {
        row.names = shown_names(row.names.iter().map(String::as_str));
        row.title =
            if row.title.chars().all(is_invisible) { String::new() } else { shown_names([&*row.title]).concat() };
        Some(Self { id: Id::read(&row.id)?, title_of_game: title_of(&row.game)?, row, saved })
    }

    /// Returns the match's title, or the names of its players if it has none.
    #[must_use]
    pub fn name(&self) -> String {
        if !self.row.title.is_empty() {
            return self.row.title.clone();
        }
        all_of(self.in_order(self.players()).into_iter().map(|(_, player)| player))
    }

    /// Returns the names of the players by seat.
    pub fn players(&self) -> impl Iterator<Item = String> {
        self.row.names.iter().map(|name| if name == YOU { table::you_name().to_owned() } else { name.clone() })
    }

    /// Returns what there is of each seat, with the seats, in the order of their turns.
    fn in_order<T>(&self, of_seats: impl Iterator<Item = T>) -> Vec<(usize, T)> {
        let mut ordered: Vec<_> = of_seats.enumerate().collect();
        ordered.sort_by_key(|(seat, _)| self.row.order.find(&seat.to_string()));
        ordered
    }

    /// Returns the players with their scores so far in the order of their turns, once the match is over in that of their
    /// places.
    #[must_use]
    pub fn standing(&self) -> String {
        let stands = self.row.stands.iter().map(String::as_str).chain(std::iter::repeat(""));
        let one =
            |(player, stands): (String, &str)| if stands.is_empty() { player } else { format!("{player} {stands}") };
        let mut players = self.in_order(self.players().zip(stands).map(one));
        players.sort_by_key(|(seat, _)| self.row.places.get(*seat));
        players.into_iter().map(|(_, player)| player).collect::<Vec<_>>().join(" · ")
    }

    /// `true` if it was deleted.
    #[must_use]
    pub fn is_deleted(&self) -> bool {
        !self.row.deleted.is_empty()
    }

    /// Returns the time of its deletion in ISO 8601; empty if it is not deleted.
    #[must_use]
    pub fn deleted(&self) -> &str {
        &self.row.deleted
    }

    /// Returns the player to act or who has won, and this day, on which it was changed last.
    #[must_use]
    pub fn turn_and_day(&self, day: Option<String>) -> String {
        let seats = self.row.turn.chars().filter_map(|digit| digit.to_digit(10));
        let whose: Vec<_> = seats.filter_map(|seat| self.row.names.get(seat as usize)).cloned().collect();
        let turn = match &whose[..] {
            [] => None,
            [one] if one == YOU => Some(matches::turn_of(Who(None))),
            _ => Some(matches::turn_of(Who(Some(&all_of(whose))))),
        };
        let turn = if self.row.over { won(&self.row.names, &self.row.places) } else { turn };
        [turn, day].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// Sorts the entries: the running matches, then those that are over, each part with the last played first. Those that were
/// deleted over an hour ago are returned apart; `age` returns the time since a deletion in milliseconds, NaN if unknown.
#[must_use]
pub fn sorted<S>(all: Vec<Entry<S>>, age: impl Fn(&str) -> f64) -> (Vec<Entry<S>>, Vec<Entry<S>>) {
    let (gone, mut stay): (Vec<_>, Vec<_>) = all.into_iter().partition(|entry| age(entry.deleted()) > HOUR);
    stay.sort_by(|one, other| (one.row.over, &other.row.when).cmp(&(other.row.over, &one.row.when)));
    (stay, gone)
}

/// Returns the first entries of a game, or of all: the running matches, those that are over, and `true` if there are more.
#[must_use]
pub fn listed<'a, S>(
    there: &[&'a Entry<S>],
    game: Option<&str>,
    most: usize,
) -> (Vec<&'a Entry<S>>, Vec<&'a Entry<S>>, bool) {
    let mut listed: Vec<_> =
        there.iter().copied().filter(|entry| game.is_none_or(|game| entry.row.game == game)).collect();
    let has_more = listed.len() > most;
    listed.truncate(most);
    let over = listed.split_off(listed.partition_point(|entry| !entry.row.over));
    (listed, over, has_more)
}

/// Returns the names and titles of the games of these matches, sorted by name.
#[must_use]
pub fn games_of<S>(entries: &[&Entry<S>]) -> Vec<(String, String)> {
    let mut games: Vec<_> = entries.iter().map(|entry| (entry.row.game.clone(), entry.title_of_game.clone())).collect();
    games.sort_unstable();
    games.dedup();
    games
}

/// Returns who has won, by the names and the places of the seats; `None` if no place is known.
fn won(names: &[String], places: &[u8]) -> Option<String> {
    let first: Vec<_> = names.iter().zip(places).filter(|(_, place)| **place == 1).map(|(name, _)| name).collect();
    match &first[..] {
        [] => None,
        [one] => Some(matches::won_by(Who(Some(one.as_str()).filter(|name| *name != YOU)))),
        _ => {
            let name = |name: &&String| if *name == YOU { table::you_name().to_owned() } else { (*name).clone() };
            Some(matches::shared_by(&all_of(first.iter().map(name))))
        }
    }
}
