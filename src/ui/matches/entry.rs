//! A match as the list has it.

use js_sys::{Date, Object, Reflect, encode_uri_component};
use serde::Deserialize;
use wasm_bindgen::JsValue;
use web_sys::window;

use crate::play::Numbers;
use crate::rules::is_invisible;
use crate::scene::{YOU, shown_names};
use crate::store::{Id, browser};
use crate::words::{Language, Who, all_of, house, language, matches};

/// A match as the list has it.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// Which match.
    pub id: Id,
    told: Told,
    /// What its game is called.
    title_of_game: String,
    /// All that lists tell of it, as it is kept.
    row: JsValue,
}

/// What every line needs of that.
#[derive(Clone, Debug, PartialEq, Deserialize)]
struct Told {
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
    /// Reads what is kept; none if it has another shape, or is of a game that there is not.
    pub fn read(row: JsValue) -> Option<Self> {
        let mut told: Told = serde_wasm_bindgen::from_value(row.clone()).ok()?;
        told.names = shown_names(told.names.iter().map(String::as_str));
        told.title =
            if told.title.chars().all(is_invisible) { String::new() } else { shown_names([&*told.title]).concat() };
        Some(Self { id: Id::read(&told.id)?, title_of_game: title_of(&told.game)?, told, row })
    }

    /// The name of its game.
    pub fn game(&self) -> &str {
        &self.told.game
    }

    /// The title of its game.
    pub fn title_of_game(&self) -> &str {
        &self.title_of_game
    }

    /// The match's name: its title, or else who plays it.
    pub fn name(&self) -> String {
        if self.told.title.is_empty() { all_of(self.players()) } else { self.told.title.clone() }
    }

    /// The title that somebody has given it; else empty.
    pub fn title(&self) -> &str {
        &self.told.title
    }

    /// Who plays, by seats.
    pub fn players(&self) -> impl Iterator<Item = String> {
        self.told.names.iter().map(|name| if name == YOU { house::you_name().to_owned() } else { name.clone() })
    }

    /// On which seats persons sit.
    pub fn persons(&self) -> &[bool] {
        &self.told.persons
    }

    /// Who plays, and what each has so far.
    pub fn standing(&self) -> String {
        let stands = self.told.stands.iter().map(String::as_str).chain(std::iter::repeat(""));
        let one =
            |(player, stands): (String, &str)| if stands.is_empty() { player } else { format!("{player} {stands}") };
        self.players().zip(stands).map(one).collect::<Vec<_>>().join(" · ")
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.told.over
    }

    /// Whether it was deleted.
    pub fn is_deleted(&self) -> bool {
        !self.told.deleted.is_empty()
    }

    /// How long ago it was deleted, in milliseconds; not a number if that is not known.
    pub fn deleted_for(&self) -> f64 {
        Date::now() - Date::parse(&self.told.deleted)
    }

    /// When something happened last in it, so that it can be compared: a moment in ISO 8601.
    pub fn when(&self) -> &str {
        &self.told.when
    }

    /// Whose turn it is, and the day on which something happened last.
    pub fn turn_and_day(&self) -> String {
        let seats = self.told.turn.chars().filter_map(|digit| digit.to_digit(10));
        let whose: Vec<_> = seats.filter_map(|seat| self.told.names.get(seat as usize)).cloned().collect();
        let turn = match &whose[..] {
            [] => None,
            [one] if one == YOU => Some(matches::turn_of(Who(None))),
            _ => Some(matches::turn_of(Who(Some(&all_of(whose))))),
        };
        [turn.filter(|_| !self.told.over), day(&self.told.when)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }

    /// The address of its picture. What is kept is no markup of this page: as a picture it can do nothing.
    pub fn picture(&self) -> Option<String> {
        let picture = browser::text(&self.row, "picture")?;
        Some(format!("data:image/svg+xml,{}", String::from(encode_uri_component(&picture))))
    }

    /// The numbers of the match, if it is over.
    pub fn numbers(&self) -> Option<Numbers> {
        serde_wasm_bindgen::from_value(browser::member(&self.row, "numbers")).ok()
    }
}

/// What a game is called, if there is one of this name: the element of its program says it.
fn title_of(game: &str) -> Option<String> {
    let place = window()?.document()?.get_element_by_id(game)?;
    place.get_attribute("data-program").filter(|_| game != super::ADDRESS && !game.contains('/'))?;
    place.get_attribute("data-title")
}

/// A day as the language writes it.
fn day(when: &str) -> Option<String> {
    let date = Date::new(&when.into());
    if date.get_time().is_nan() {
        return None;
    }
    let style = Object::new();
    let _ = Reflect::set(&style, &"dateStyle".into(), &"medium".into());
    let tag = if language() == Language::English { "en-GB" } else { language().tag() };
    Some(date.to_locale_date_string(tag, &style).into())
}
