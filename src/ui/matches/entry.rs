//! An entry of the list of matches.

use js_sys::{Date, encode_uri_component};
use serde::Deserialize;
use wasm_bindgen::JsValue;
use web_sys::window;

use crate::play::Numbers;
use crate::rules::is_invisible;
use crate::scene::{YOU, shown_names};
use crate::store::{Id, browser};
use crate::ui::date::date;
use crate::words::{Who, all_of, house, matches};

/// An entry of the list of matches.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The match.
    pub id: Id,
    fields: RowFields,
    /// The title of its game.
    title_of_game: String,
    /// The complete row, as it is saved.
    row: JsValue,
}

/// The fields of the row that every entry needs.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct RowFields {
    id: String,
    game: String,
    names: Vec<String>,
    persons: Vec<bool>,
    turn: String,
    over: bool,
    #[serde(default)]
    title: String,
    #[serde(default)]
    when: String,
    #[serde(default)]
    stands: Vec<String>,
    #[serde(default)]
    deleted: String,
}

impl Entry {
    /// Reads a saved row; `None` if it is invalid or there is no such game.
    pub fn read(row: JsValue) -> Option<Self> {
        let mut fields: RowFields = serde_wasm_bindgen::from_value(row.clone()).ok()?;
        fields.names = shown_names(fields.names.iter().map(String::as_str));
        fields.title =
            if fields.title.chars().all(is_invisible) { String::new() } else { shown_names([&*fields.title]).concat() };
        Some(Self { id: Id::read(&fields.id)?, title_of_game: title_of(&fields.game)?, fields, row })
    }

    /// Returns the name of its game.
    pub fn game(&self) -> &str {
        &self.fields.game
    }

    /// Returns the title of its game.
    pub fn title_of_game(&self) -> &str {
        &self.title_of_game
    }

    /// Returns the match's title, or the names of its players if it has none.
    pub fn name(&self) -> String {
        if self.fields.title.is_empty() { all_of(self.players()) } else { self.fields.title.clone() }
    }

    /// Returns the title that a user has given it; empty if none.
    pub fn title(&self) -> &str {
        &self.fields.title
    }

    /// Returns the names of the players by seat.
    pub fn players(&self) -> impl Iterator<Item = String> {
        self.fields.names.iter().map(|name| if name == YOU { house::you_name().to_owned() } else { name.clone() })
    }

    /// For each seat, `true` if a person sits there.
    pub fn persons(&self) -> &[bool] {
        &self.fields.persons
    }

    /// Returns the players with their scores so far.
    pub fn standing(&self) -> String {
        let stands = self.fields.stands.iter().map(String::as_str).chain(std::iter::repeat(""));
        let one =
            |(player, stands): (String, &str)| if stands.is_empty() { player } else { format!("{player} {stands}") };
        self.players().zip(stands).map(one).collect::<Vec<_>>().join(" · ")
    }

    /// `true` if it is over.
    pub fn is_over(&self) -> bool {
        self.fields.over
    }

    /// `true` if it was deleted.
    pub fn is_deleted(&self) -> bool {
        !self.fields.deleted.is_empty()
    }

    /// Returns the time since it was deleted, in milliseconds; NaN if unknown.
    pub fn deleted_for(&self) -> f64 {
        Date::now() - Date::parse(&self.fields.deleted)
    }

    /// Returns the time of the last change in ISO 8601, which sorts as text.
    pub fn when(&self) -> &str {
        &self.fields.when
    }

    /// Returns the player to act, and the day of the last change.
    pub fn turn_and_day(&self) -> String {
        let seats = self.fields.turn.chars().filter_map(|digit| digit.to_digit(10));
        let whose: Vec<_> = seats.filter_map(|seat| self.fields.names.get(seat as usize)).cloned().collect();
        let turn = match &whose[..] {
            [] => None,
            [one] if one == YOU => Some(matches::turn_of(Who(None))),
            _ => Some(matches::turn_of(Who(Some(&all_of(whose))))),
        };
        [turn.filter(|_| !self.fields.over), date(&self.fields.when, "medium")]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join(" · ")
    }

    /// Returns the URL of its picture. The saved markup is not trusted: in an `img` element, it cannot run scripts.
    pub fn picture(&self) -> Option<String> {
        let picture = browser::text(&self.row, "picture")?;
        Some(format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture))))
    }

    /// Returns the numbers of the match, if it is over.
    pub fn numbers(&self) -> Option<Numbers> {
        serde_wasm_bindgen::from_value(browser::member(&self.row, "numbers")).ok()
    }
}

/// Returns the title of the game with this name, which the element of its program has as an attribute; `None` if there
/// is no such game.
fn title_of(game: &str) -> Option<String> {
    let document = window()?.document()?;
    let place = document.get_element_by_id(game)?;
    place.get_attribute("data-program").filter(|_| !game.contains('/'))?;
    // Programs for the whole site have its title.
    place.get_attribute("data-title").filter(|title| *title != document.title())
}
