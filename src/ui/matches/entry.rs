//! An entry of the list of matches.

use js_sys::{Date, encode_uri_component};
use serde::Deserialize;
use wasm_bindgen::JsValue;

use crate::play::Numbers;
use crate::rules::is_invisible;
use crate::scene::{YOU, shown_names};
use crate::store::{Id, browser};
use crate::ui::date::date;
use crate::ui::host;
use crate::ui::root_element;
use crate::words::{Who, all_of, matches, table};

/// An entry of the list of matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The match.
    pub id: Id,
    /// The title of its game.
    pub title_of_game: String,
    /// The fields of its row.
    pub row: RowFields,
    /// The complete row, as it is saved.
    saved: JsValue,
}

/// The fields of a row that every entry needs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
pub struct RowFields {
    id: String,
    /// The name of the game.
    pub game: String,
    names: Vec<String>,
    /// For each seat, `true` if a person sits there.
    pub persons: Vec<bool>,
    turn: String,
    /// `true` if the match is over.
    pub over: bool,
    /// The title that a user has given it; empty if none.
    #[serde(default)]
    pub title: String,
    /// The time of the last change in ISO 8601, which sorts as text.
    #[serde(default)]
    pub when: String,
    #[serde(default)]
    stands: Vec<String>,
    /// The places of the seats, once the match is over.
    #[serde(default)]
    places: Vec<u8>,
    #[serde(default)]
    deleted: String,
}

impl Entry {
    /// Reads a saved row; `None` if it is invalid or there is no such game.
    pub fn read(saved: JsValue) -> Option<Self> {
        let mut row: RowFields = serde_wasm_bindgen::from_value(saved.clone()).ok()?;
        row.names = shown_names(row.names.iter().map(String::as_str));
        row.title =
            if row.title.chars().all(is_invisible) { String::new() } else { shown_names([&*row.title]).concat() };
        Some(Self { id: Id::read(&row.id)?, title_of_game: host::title_of(&row.game)?, row, saved })
    }

    /// Returns the match's title, or the names of its players if it has none.
    pub fn name(&self) -> String {
        if self.row.title.is_empty() { all_of(self.players()) } else { self.row.title.clone() }
    }

    /// Returns the names of the players by seat.
    pub fn players(&self) -> impl Iterator<Item = String> {
        self.row.names.iter().map(|name| if name == YOU { table::you_name().to_owned() } else { name.clone() })
    }

    /// Returns the players with their scores so far, once the match is over in the order of their places.
    pub fn standing(&self) -> String {
        let stands = self.row.stands.iter().map(String::as_str).chain(std::iter::repeat(""));
        let one =
            |(player, stands): (String, &str)| if stands.is_empty() { player } else { format!("{player} {stands}") };
        let mut players: Vec<_> = self.players().zip(stands).map(one).enumerate().collect();
        players.sort_by_key(|(seat, _)| self.row.places.get(*seat));
        players.into_iter().map(|(_, player)| player).collect::<Vec<_>>().join(" · ")
    }

    /// `true` if it was deleted.
    pub fn is_deleted(&self) -> bool {
        !self.row.deleted.is_empty()
    }

    /// Returns the time since it was deleted, in milliseconds; NaN if unknown.
    pub fn deleted_for(&self) -> f64 {
        Date::now() - Date::parse(&self.row.deleted)
    }

    /// Returns the player to act or who has won, and the day of the last change.
    pub fn turn_and_day(&self) -> String {
        let seats = self.row.turn.chars().filter_map(|digit| digit.to_digit(10));
        let whose: Vec<_> = seats.filter_map(|seat| self.row.names.get(seat as usize)).cloned().collect();
        let turn = match &whose[..] {
            [] => None,
            [one] if one == YOU => Some(matches::turn_of(Who(None))),
            _ => Some(matches::turn_of(Who(Some(&all_of(whose))))),
        };
        let turn = if self.row.over { won(&self.row.names, &self.row.places) } else { turn };
        [turn, date(&self.row.when, "medium")].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// Returns the URL of its picture, or of its game’s if it has none. The saved markup is not trusted: in an `img` element,
    /// it cannot run scripts.
    pub fn picture(&self) -> String {
        match browser::text(&self.saved, "picture").filter(|picture| !picture.is_empty()) {
            Some(picture) => format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture))),
            None => root_element::file(&format!("niche-{}.svg", self.row.game)),
        }
    }

    /// Returns the numbers of the match, if it is over.
    pub fn numbers(&self) -> Option<Numbers> {
        serde_wasm_bindgen::from_value(browser::member(&self.saved, "numbers")).ok()
    }
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

#[cfg(test)]
mod tests {
    use super::won;
    use crate::scene::YOU;

    #[test]
    fn a_finished_match_says_who_won_or_who_share_the_first_place() {
        let names = [YOU, "Ada", "Ben"].map(str::to_owned);
        let said = |places: &[u8]| won(&names, places);
        assert_eq!(said(&[1, 2, 3]).as_deref(), Some("You won"));
        assert_eq!(said(&[2, 3, 1]).as_deref(), Some("Ben won"));
        assert_eq!(said(&[3, 1, 1]).as_deref(), Some("Shared: Ada and Ben"));
        assert_eq!(said(&[]), None, "an older row does not tell");
    }
}
