//! What lists tell of a match without reading it: the home page and the page of all matches need no game for it.

use js_sys::{Date, JSON, Reflect};
use serde::{Deserialize, Serialize};

use super::id::Id;
use super::levels;
use super::storage;
use crate::play::Numbers;
use crate::record::{Kind, Match, Next};
use crate::rules::{Seat, SeatSet};
use crate::scene::{Scene, Seating, shown_names};

/// The row of a match: what lists tell of it. Scripts read it: `static/waiting.js`, `static/chest.js`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Row {
    /// The match's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// What somebody has called it; else empty.
    pub title: String,
    /// The names as they are shown, by seats.
    pub names: Vec<String>,
    /// On which seats persons sit.
    pub persons: Vec<bool>,
    /// The seats whose turn it is, a digit each; “over” if the match is.
    pub turn: String,
    /// When something happened last; empty if that is not known.
    pub when: String,
    /// What each seat has so far.
    pub stands: Vec<String>,
    /// The board in small, an SVG document.
    pub picture: String,
    /// Whether it is over.
    pub over: bool,
    /// What is counted of it, once it is over.
    pub numbers: Option<Numbers>,
    /// When it was deleted; empty if it was not.
    pub deleted: String,
}

impl Row {
    /// The row of a match in which something has happened just now, or only some time ago.
    pub fn of<G: Scene>(id: &Id, played: &Match<G>, happened: bool) -> Self {
        let when = if happened { Date::new_0().to_iso_string().into() } else { when(id).unwrap_or_default() };
        Self::at(id, played, when)
    }

    fn at<G: Scene>(id: &Id, played: &Match<G>, when: String) -> Self {
        let players = played.players();
        let persons = Seat::all(Seat::MOST).zip(players).filter(|(_, player)| player.kind == Kind::Person);
        let state = played.state().seen_by_all(persons.map(|(seat, _)| seat).collect());
        let names = shown_names(players.iter().map(|player| player.name.as_str()));
        let looks = players.iter().map(|player| player.look).collect();
        let level = |kind: &Kind| levels::of(kind).map(|level| level as u8);
        let turn = match played.next() {
            Next::Act { persons, bots } => numbers(persons) + &numbers(bots),
            Next::Throw { by, .. } => numbers(by.into_iter().collect()),
            Next::Over => "over".to_owned(),
        };
        Self {
            id: id.as_str().to_owned(),
            game: G::NAME.to_owned(),
            title: String::new(),
            persons: players.iter().map(|player| player.kind == Kind::Person).collect(),
            turn,
            when,
            stands: Seat::all(state.seats()).map(|seat| state.stands(seat)).collect(),
            picture: state.picture(&Seating { names: names.clone(), looks, ..Seating::default() }),
            names,
            over: state.outcome().is_some(),
            numbers: Numbers::of(played, level),
            deleted: String::new(),
        }
    }

    /// Lays it beside the match's text, for the home page, which shows no pictures.
    pub fn keep(&self, id: &Id) {
        let told = Self { picture: String::new(), numbers: None, ..self.clone() };
        let told = serde_wasm_bindgen::to_value(&told).ok().and_then(|told| JSON::stringify(&told).ok());
        if let Some(told) = told {
            storage::keep_summary(id, &String::from(told));
        }
    }
}

/// The numbers of seats, a digit each.
fn numbers(seats: SeatSet) -> String {
    seats.iter().map(|seat| char::from(b'0' + seat.0)).collect()
}

/// When something happened last in a match, as far as it lies beside its text.
pub fn when(id: &Id) -> Option<String> {
    let told = JSON::parse(&storage::summary(id)?).ok()?;
    Reflect::get(&told, &"when".into()).ok()?.as_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Player;
    use crate::rules::marrakech::{Action, Marrakech};

    fn begun(names: [&str; 2]) -> Match<Marrakech> {
        let players = (0..).zip(names).map(|(look, name)| Player::new(name, look, Kind::Person).unwrap()).collect();
        let mut played = Match::new("players 2 deck plain".parse().unwrap(), players).unwrap();
        played.play(["3", "2", "north", "1", "e5-e6"].map(|action| action.parse::<Action>().unwrap())).unwrap();
        played
    }

    #[test]
    fn it_tells_whose_turn_it_is_and_who_sits_there() {
        let when = "2026-05-03T18:20:00.000Z";
        let told = Row::at(&Id::fresh(), &begun(["Ada", "Ben"]), when.into());
        assert_eq!((&*told.turn, &*told.when, &*told.game, told.over), ("1", when, "marrakech", false));
        assert_eq!((told.names, told.persons), (vec!["Ada".into(), "Ben".into()], vec![true, true]));
        assert_eq!(Row::at(&Id::fresh(), &begun(["Ada", "Ada"]), String::new()).names, ["Ada", "Ada (2)"]);
    }
}
